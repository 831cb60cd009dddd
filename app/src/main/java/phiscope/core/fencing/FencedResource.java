package phiscope.core.fencing;

import java.util.Optional;

/**
 * A resource that remembers the highest token it has seen and refuses writes with an older one;
 * check and write are one step.
 *
 * <p>It knows only what reached it: issuing a newer token to somebody else changes nothing until
 * the resource has seen that token (S003). An equal token is accepted, since a holder writes more
 * than once; so a token must not be issued twice.
 *
 * @param highest the highest token accepted so far, at first 0
 * @param value what was written last, empty at first
 */
public record FencedResource(long highest, Optional<String> value) {
  /** A resource that has seen nothing. */
  public static final FencedResource NEW = new FencedResource(0, Optional.empty());

  /** Something that happens to the resource, or beside it. */
  public sealed interface Operation {
    /** A holder asks to write a value under its token. */
    record Write(long token, String value) implements Operation {}

    /** The authority issues a token: nothing that the resource sees. */
    record Issue(long token) implements Operation {}

    /**
     * The resource starts anew. Its value is durable.
     *
     * @param highestIsDurable whether the highest token is too; if not, it starts from 0, and what
     *     was refused before is accepted again
     */
    record Restart(boolean highestIsDurable) implements Operation {}
  }

  /**
   * The resource after an operation.
   *
   * @param accepted whether a write was taken; empty where nothing was asked
   */
  public record Outcome(Optional<Boolean> accepted, FencedResource after) {}

  /** Whether a write under this token would be taken now. */
  boolean accepts(long token) {
    return token >= highest;
  }

  /** The resource after an operation, and what became of it. */
  public Outcome apply(Operation operation) {
    if (operation instanceof Operation.Write write) {
      boolean accepted = accepts(write.token());
      return new Outcome(Optional.of(accepted), accepted ? written(write) : this);
    }
    if (operation instanceof Operation.Restart restart && !restart.highestIsDurable()) {
      return new Outcome(Optional.empty(), new FencedResource(0, value));
    }
    return new Outcome(Optional.empty(), this);
  }

  private static FencedResource written(Operation.Write write) {
    return new FencedResource(write.token(), Optional.of(write.value()));
  }
}

package phiscope.core.fencing;

/**
 * A message in the network.
 *
 * @param id messages are numbered in the order of their sending, from 0
 * @param from who sent it
 * @param to who is to get it
 * @param content what it says
 * @param sentAt when, in ticks
 * @param arrivesAt when it would arrive
 * @param fate what becomes of it, decided when it is sent
 * @param sentInFrame the frame that it was sent in
 */
public record FencingMessage(
    int id,
    Party from,
    Party to,
    Content content,
    long sentAt,
    long arrivesAt,
    Fate fate,
    int sentInFrame) {

  /** What becomes of a message. */
  public enum Fate {
    ARRIVES,
    LOST,
    CUT
  }

  /** What a message says. */
  public sealed interface Content {}

  /** A holder is there. */
  public record Heartbeat(long sequence) implements Content {}

  /**
   * A holder asks for its lease to be renewed.
   *
   * @param askedAt on its own clock
   */
  public record Renew(long token, long askedAt) implements Content {}

  /** The authority's answer; {@code askedAt} is what the holder said. */
  public record Renewed(long token, long askedAt, boolean granted) implements Content {}

  /** The authority issues a token to a holder. */
  public record Grant(long token) implements Content {}

  /** The holder has taken over, or will not. */
  public record GrantAnswer(long token, boolean accepted) implements Content {}

  /**
   * A write.
   *
   * @param request which one
   * @param token the number that it bears
   * @param attempt 0 for the first sending, 1 for the first repetition
   * @param copy 0, or more for a further copy that the network made
   * @param stall how long the resource takes between check and write, if that is not one step
   * @param answerLost whether the answer to it will be lost
   */
  public record Write(
      int request, long token, int attempt, int copy, long stall, boolean answerLost)
      implements Content {}

  /** The resource's answer to a write. */
  public record Answer(int request, Verdict verdict) implements Content {}
}

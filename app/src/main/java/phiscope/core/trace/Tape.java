package phiscope.core.trace;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import phiscope.core.trace.generator.Generated;

/**
 * What one observer saw of one sender: heartbeats, and what the drawer knows besides.
 *
 * @param name what the tape is called on screen and in files
 * @param heartbeats all heartbeats by arrival, lost ones at the tick at which they would have
 *     arrived
 * @param crash the tick at which the sender really stopped, if it did; detectors never see it
 * @param pauses pauses by start; drawn, and used by the local-pause guard (observer pauses)
 * @param generated what it was generated from, if it was; other heartbeats, another crash and other
 *     pauses make it one that was changed by hand
 */
public record Tape(
    String name,
    HeartbeatTrace heartbeats,
    OptionalLong crash,
    List<Pause> pauses,
    Optional<Generated> generated) {
  public Tape {
    if (crash.isPresent() && crash.getAsLong() < 0) {
      throw new IllegalArgumentException("crash must be 0 or more, got " + crash.getAsLong());
    }
    pauses = List.copyOf(pauses);
  }

  /** A tape that was drawn, read or recorded. */
  public Tape(String name, HeartbeatTrace heartbeats, OptionalLong crash, List<Pause> pauses) {
    this(name, heartbeats, crash, pauses, Optional.empty());
  }

  public static Tape of(String name, HeartbeatTrace heartbeats) {
    return new Tape(name, heartbeats, OptionalLong.empty(), List.of());
  }

  public Tape withName(String newName) {
    return new Tape(newName, heartbeats, crash, pauses, generated);
  }

  /** The same with other heartbeats; with none, nothing is left of what was generated. */
  public Tape withHeartbeats(HeartbeatTrace newHeartbeats) {
    if (newHeartbeats == heartbeats) {
      return this;
    }
    Optional<Generated> origin = newHeartbeats.isEmpty() ? Optional.empty() : byHand();
    return new Tape(name, newHeartbeats, crash, pauses, origin);
  }

  public Tape withCrash(OptionalLong newCrash) {
    return newCrash.equals(crash) ? this : new Tape(name, heartbeats, newCrash, pauses, byHand());
  }

  public Tape withPauses(List<Pause> newPauses) {
    return newPauses.equals(pauses) ? this : new Tape(name, heartbeats, crash, newPauses, byHand());
  }

  /** The same heartbeats with another origin, or none. */
  public Tape withGenerated(Optional<Generated> newGenerated) {
    return new Tape(name, heartbeats, crash, pauses, newGenerated);
  }

  private Optional<Generated> byHand() {
    return generated.map(Generated::byHand);
  }
}

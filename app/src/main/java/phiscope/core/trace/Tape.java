package phiscope.core.trace;

import java.util.List;
import java.util.OptionalLong;

/**
 * What one observer saw of one sender: heartbeats, and what the drawer knows besides.
 *
 * @param name what the tape is called on screen and in files
 * @param heartbeats all heartbeats by arrival, lost ones at the tick at which they would have
 *     arrived
 * @param crash the tick at which the sender really stopped, if it did; detectors never see it
 * @param pauses pauses by start; drawn, and used by the local-pause guard (observer pauses)
 */
public record Tape(String name, HeartbeatTrace heartbeats, OptionalLong crash, List<Pause> pauses) {
  public Tape {
    if (crash.isPresent() && crash.getAsLong() < 0) {
      throw new IllegalArgumentException("crash must be 0 or more, got " + crash.getAsLong());
    }
    pauses = List.copyOf(pauses);
  }

  public static Tape of(String name, HeartbeatTrace heartbeats) {
    return new Tape(name, heartbeats, OptionalLong.empty(), List.of());
  }

  public Tape withName(String newName) {
    return new Tape(newName, heartbeats, crash, pauses);
  }

  public Tape withHeartbeats(HeartbeatTrace newHeartbeats) {
    return new Tape(name, newHeartbeats, crash, pauses);
  }

  public Tape withCrash(OptionalLong newCrash) {
    return new Tape(name, heartbeats, newCrash, pauses);
  }

  public Tape withPauses(List<Pause> newPauses) {
    return new Tape(name, heartbeats, crash, newPauses);
  }
}

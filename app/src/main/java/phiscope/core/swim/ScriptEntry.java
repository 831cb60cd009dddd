package phiscope.core.swim;

import java.util.Objects;

/**
 * One line of a script.
 *
 * @param at when, in ticks; before everything else that happens at this time
 */
public record ScriptEntry(long at, Intervention what) {
  public ScriptEntry {
    Objects.requireNonNull(what);
    if (at < 0) {
      throw new IllegalArgumentException("time must be 0 ticks or more, got " + at);
    }
  }
}

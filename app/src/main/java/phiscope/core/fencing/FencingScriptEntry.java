package phiscope.core.fencing;

import java.util.Objects;

/**
 * A line of a script.
 *
 * @param at when, in ticks
 * @param intervention what is done
 */
public record FencingScriptEntry(long at, FencingIntervention intervention) {
  public FencingScriptEntry {
    Ranges.duration("at", at);
    Objects.requireNonNull(intervention, "intervention");
  }
}

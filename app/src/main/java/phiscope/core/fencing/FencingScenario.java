package phiscope.core.fencing;

import java.util.List;
import java.util.Objects;
import phiscope.core.kernel.SimTime;

/**
 * Everything that a run of the fencing bench depends on: the same scenario gives the same frames on
 * every machine. Times are ticks of {@link SimTime}. Holder 0 has been granted the first token at
 * the beginning.
 *
 * @param seed of the network's delays and losses
 * @param holders how many there are, 2 to 9
 * @param firstToken the token that holder 0 has at the beginning, 1 or more
 * @param protections what stands between a former holder and the resource
 * @param lease how long the right to write lasts
 * @param takeover what it takes until another holder gets it
 * @param detector who suspects the present holder, and when
 * @param workload what holders write by themselves
 * @param network delays, losses and second copies
 * @param script what is done to them, in any order; equal times in the order of the list
 * @param horizon where the run ends
 */
public record FencingScenario(
    long seed,
    int holders,
    long firstToken,
    WriteProtections protections,
    LeaseParameters lease,
    TakeoverRules takeover,
    DetectorChoice detector,
    Workload workload,
    FencingNetwork network,
    List<FencingScriptEntry> script,
    long horizon) {
  /** The most holders of a scenario. */
  public static final int MOST_HOLDERS = 9;

  /** The latest end of a run: a day. */
  public static final long LONGEST = 86_400 * SimTime.SECOND;

  /** The greatest first token; a run may issue as many again. */
  public static final long GREATEST_TOKEN = 1_000_000_000_000_000_000L;

  /** The most lines of a script. */
  public static final int MOST_LINES = 10_000;

  public FencingScenario {
    Objects.requireNonNull(protections, "protections");
    Objects.requireNonNull(lease, "lease");
    Objects.requireNonNull(takeover, "takeover");
    Objects.requireNonNull(detector, "detector");
    Objects.requireNonNull(workload, "workload");
    Objects.requireNonNull(network, "network");
    script = List.copyOf(script);
    Ranges.within("holders", holders, 2, MOST_HOLDERS);
    Ranges.within("firstToken", firstToken, 1, GREATEST_TOKEN);
    Ranges.within("horizon", horizon, 0, LONGEST);
    Ranges.within("lines of the script", script.size(), 0, MOST_LINES);
    for (FencingScriptEntry entry : script) {
      if (entry.intervention().isAboutAHolder()) {
        Ranges.within("holder", entry.intervention().holder(), 0, holders - 1);
      }
    }
  }

  /** The same with other protections. */
  public FencingScenario with(WriteProtections other) {
    return new FencingScenario(
        seed,
        holders,
        firstToken,
        other,
        lease,
        takeover,
        detector,
        workload,
        network,
        script,
        horizon);
  }

  /** The same with other rules of takeover. */
  public FencingScenario with(TakeoverRules other) {
    return new FencingScenario(
        seed,
        holders,
        firstToken,
        protections,
        lease,
        other,
        detector,
        workload,
        network,
        script,
        horizon);
  }

  /** The same with another lease. */
  public FencingScenario with(LeaseParameters other) {
    return new FencingScenario(
        seed,
        holders,
        firstToken,
        protections,
        other,
        takeover,
        detector,
        workload,
        network,
        script,
        horizon);
  }

  /** The same with another detector. */
  public FencingScenario with(DetectorChoice other) {
    return new FencingScenario(
        seed,
        holders,
        firstToken,
        protections,
        lease,
        takeover,
        other,
        workload,
        network,
        script,
        horizon);
  }

  /** The same with another script. */
  public FencingScenario withScript(List<FencingScriptEntry> other) {
    return new FencingScenario(
        seed,
        holders,
        firstToken,
        protections,
        lease,
        takeover,
        detector,
        workload,
        network,
        other,
        horizon);
  }
}

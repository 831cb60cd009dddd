package phiscope.core.swim;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import phiscope.core.swim.protocol.SwimParameters;

/**
 * Everything that a run depends on.
 *
 * @param seed of all random numbers
 * @param members how many there are at the beginning, numbered from 0, all up and knowing each
 *     other
 * @param script by time, equal times in the order given
 * @param horizon the last time, in ticks, of which the run tells
 */
public record SwimScenario(
    long seed,
    int members,
    SwimParameters parameters,
    NetworkParameters network,
    List<ScriptEntry> script,
    long horizon) {
  /** More are not simulated. */
  public static final int MAX_MEMBERS = 1_000_000;

  public SwimScenario {
    Objects.requireNonNull(parameters);
    Objects.requireNonNull(network);
    if (members < 1 || members > MAX_MEMBERS) {
      throw new IllegalArgumentException("members must be 1 to 1,000,000, got " + members);
    }
    if (horizon < 0) {
      throw new IllegalArgumentException("horizon must be 0 ticks or more, got " + horizon);
    }
    script = script.stream().sorted(Comparator.comparingLong(ScriptEntry::at)).toList();
  }

  /** With one more line, after those of the same time. */
  public SwimScenario with(long at, Intervention what) {
    List<ScriptEntry> more = new ArrayList<>(script);
    more.add(new ScriptEntry(at, what));
    return new SwimScenario(seed, members, parameters, network, more, horizon);
  }

  public SwimScenario with(SwimParameters other) {
    return new SwimScenario(seed, members, other, network, script, horizon);
  }

  /** How often news is passed on, in ticks: the gossip interval, or with probes alone theirs. */
  public long roundOfNews() {
    return parameters.dissemination().hasGossip()
        ? parameters.dissemination().gossipInterval()
        : parameters.probe().interval();
  }

  public SwimScenario withSeed(long other) {
    return new SwimScenario(other, members, parameters, network, script, horizon);
  }

  public SwimScenario withHorizon(long other) {
    return new SwimScenario(seed, members, parameters, network, script, other);
  }

  /** How many members there are when all of the script have joined. */
  public int membersAtTheEnd() {
    int count = members;
    for (ScriptEntry entry : script) {
      count += entry.what() instanceof Intervention.MassJoin join ? join.count() : 0;
    }
    return count;
  }
}

package phiscope.bench;

import java.util.Arrays;
import java.util.List;
import phiscope.core.swim.NetworkParameters;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;

/** Edits of what all branches of a document of the SWIM bench have in common. */
public sealed interface ScenarioEdit extends SwimEdit {
  /** Sets the title, cut to {@link BenchLimits#MAX_TEXT}. */
  record SetTitle(String title) implements ScenarioEdit {
    public SetTitle {
      title = BenchLimits.text(title);
    }

    @Override
    public SwimBench apply(SwimBench bench) {
      return title.equals(bench.title()) ? bench : bench.withTitle(title);
    }
  }

  /** Sets the seed; below 0 is 0. */
  record SetSeed(long seed) implements ScenarioEdit {
    public SetSeed {
      seed = Math.max(0, seed);
    }

    @Override
    public SwimBench apply(SwimBench bench) {
      return seed == bench.seed() ? bench : bench.withSeed(seed);
    }
  }

  /**
   * Sets how many members there are at the beginning, moved into the bounds and so low that those
   * who join have room. Lines that then name a member that there never is are left out.
   */
  record SetMembers(int members) implements ScenarioEdit {
    @Override
    public SwimBench apply(SwimBench bench) {
      int joining = bench.branches().stream().mapToInt(SwimBranch::joining).max().orElse(0);
      int count = Math.max(1, Math.min(SwimBench.MAX_MEMBERS - joining, members));
      return count == bench.members() ? bench : bench.withMembers(count);
    }
  }

  /** Sets the last time of which the runs tell, in ticks, moved into the bounds. */
  record SetHorizon(long horizon) implements ScenarioEdit {
    public SetHorizon {
      horizon = ScriptBounds.time(horizon);
    }

    @Override
    public SwimBench apply(SwimBench bench) {
      return horizon == bench.horizon() ? bench : bench.withHorizon(horizon);
    }
  }

  /** Takes all parameters of a preset. */
  record SetPreset(SwimPreset preset) implements ScenarioEdit {
    @Override
    public SwimBench apply(SwimBench bench) {
      SwimParameters parameters = SwimPresets.of(preset);
      boolean same = preset == bench.preset() && parameters.equals(bench.parameters());
      return same ? bench : bench.withParameters(preset, parameters);
    }
  }

  /** Sets one parameter, moved into its bounds; see {@link SwimParameter#with}. */
  record SetParameter(SwimParameter parameter, long value) implements ScenarioEdit {
    public SetParameter {
      value = parameter.bounded(value);
    }

    @Override
    public SwimBench apply(SwimBench bench) {
      SwimParameters changed = parameter.with(bench.parameters(), value);
      return changed.equals(bench.parameters())
          ? bench
          : bench.withParameters(bench.preset(), changed);
    }
  }

  /**
   * Sets the network, moved into the bounds.
   *
   * @param delayMinimum ticks; not above the maximum
   * @param delayMaximum ticks
   * @param lossPerMillion of a million datagrams
   */
  record SetNetwork(long delayMinimum, long delayMaximum, int lossPerMillion)
      implements ScenarioEdit {
    public SetNetwork {
      delayMaximum = ScriptBounds.time(delayMaximum);
      delayMinimum = Math.min(ScriptBounds.time(delayMinimum), delayMaximum);
      lossPerMillion = Math.max(0, Math.min(ScriptBounds.CERTAIN, lossPerMillion));
    }

    @Override
    public SwimBench apply(SwimBench bench) {
      NetworkParameters network = new NetworkParameters(delayMinimum, delayMaximum, lossPerMillion);
      return network.equals(bench.network()) ? bench : bench.withNetwork(network);
    }
  }

  /** Sets the seeds of the statistics, moved into the bounds. */
  record SetSeeds(long from, int count) implements ScenarioEdit {
    public SetSeeds {
      SeedRange near = SeedRange.bounded(from, count);
      from = near.from();
      count = near.count();
    }

    @Override
    public SwimBench apply(SwimBench bench) {
      SeedRange seeds = new SeedRange(from, count);
      return seeds.equals(bench.seeds()) ? bench : bench.withSeeds(seeds);
    }
  }

  /** All parameters of the protocol at once, as one step. */
  static SwimEdit allOf(SwimPreset preset, SwimParameters parameters) {
    List<SwimEdit> edits = new java.util.ArrayList<>(List.of(new SetPreset(preset)));
    Arrays.stream(SwimParameter.values())
        .map(parameter -> new SetParameter(parameter, parameter.of(parameters)))
        .forEach(edits::add);
    return new SwimEdit.Together(edits);
  }
}

package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.NetworkParameters;
import phiscope.core.swim.ScriptEntry;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/**
 * The document of the SWIM bench: a scenario, what was tried instead, and where one looks. Its
 * frames are replayed from it, so the same document shows the same on every machine.
 *
 * @param title free text
 * @param seed of all random numbers, 0 or more
 * @param members how many there are at the beginning
 * @param preset what the parameters began as; in files they are told by what differs from it
 * @param parameters of the protocol, within the bounds of {@link SwimParameter}
 * @param network when the script does nothing to it
 * @param horizon the last time, in ticks, of which the runs tell
 * @param branches one or more; the first is the scenario itself, a parent comes before its branches
 * @param view where one looks
 * @param seeds the runs of the statistics
 */
public record SwimBench(
    String title,
    long seed,
    int members,
    SwimPreset preset,
    SwimParameters parameters,
    NetworkParameters network,
    long horizon,
    List<SwimBranch> branches,
    SwimView view,
    SeedRange seeds)
    implements Bench {
  public static final int MAX_MEMBERS = 100_000;
  public static final int MAX_BRANCHES = 20;
  public static final int MAX_LINES = 1_000;

  /** The latest time, in ticks. */
  public static final long MAX_TIME = SimTime.MAX;

  /** A run has no more frames than this; it then ends before its horizon. */
  public static final int MAX_FRAMES = 100_000;

  /** Times are seconds, to the tick. */
  public static final TickScale SCALE = new TickScale(TimeUnit.SECOND, 6);

  public SwimBench {
    branches = List.copyOf(branches);
    Objects.requireNonNull(preset);
    Objects.requireNonNull(seeds);
    require(BenchLimits.isText(title), "the title must be at most 1000 characters");
    require(seed >= 0, "the seed must be 0 or more, got " + seed);
    require(members >= 1 && members <= MAX_MEMBERS, "members must be 1 to 100,000, got " + members);
    require(
        SwimParameterValues.parameters(SwimParameterValues.of(parameters)).equals(parameters),
        "a parameter is out of its bounds");
    require(network.delayMaximum() <= MAX_TIME, "delays must be at most 1e15 ticks");
    require(horizon >= 0 && horizon <= MAX_TIME, "the horizon must be 0 to 1e15, got " + horizon);
    require(
        RunBranch.isTree(branches, MAX_BRANCHES),
        "branches must be 1 to 20, the first one without a parent, others after theirs");
    for (SwimBranch branch : branches) {
      requireBranch(branch, members);
    }
    require(view.branch() < branches.size(), "there is no branch " + view.branch());
  }

  private static void requireBranch(SwimBranch branch, int members) {
    require(branch.script().size() <= MAX_LINES, "a script must hold at most 1000 lines");
    require(
        branch.script().stream().allMatch(ScriptBounds::isBounded), "a line is out of its bounds");
    require(
        (long) members + branch.joining() <= MAX_MEMBERS
            && branch.keepingTo(members).script().size() == branch.script().size(),
        "a line names a member that there never is, or there are more than 100,000");
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  @Override
  public BenchKind kind() {
    return BenchKind.SWIM;
  }

  @Override
  public TickScale scale() {
    return SCALE;
  }

  @Override
  public Optional<Edit<?>> look() {
    return Optional.of(new SwimEdit.Look(view));
  }

  /** The branch that is shown. */
  public SwimBranch shown() {
    return branches.get(view.branch());
  }

  /** The scenario of a branch. */
  public SwimScenario scenario(int branch) {
    return new SwimScenario(
        seed, members, parameters, network, branches.get(branch).script(), horizon);
  }

  /** The scenario that is shown. */
  public SwimScenario scenario() {
    return scenario(view.branch());
  }

  /** How many members there are when all of the branch that is shown have joined. */
  public int membersAtTheEnd() {
    return members + shown().joining();
  }

  @Override
  public SwimBench withTitle(String other) {
    return new SwimBench(
        other, seed, members, preset, parameters, network, horizon, branches, view, seeds);
  }

  public SwimBench withSeed(long other) {
    return new SwimBench(
        title,
        other,
        members,
        preset,
        parameters,
        network,
        horizon,
        branches,
        view.toTheEnd(),
        seeds);
  }

  /** With another number of members; lines that name one who never is are left out. */
  public SwimBench withMembers(int other) {
    List<SwimBranch> kept = branches.stream().map(branch -> branch.keepingTo(other)).toList();
    return new SwimBench(
        title, seed, other, preset, parameters, network, horizon, kept, view.toTheEnd(), seeds);
  }

  public SwimBench withParameters(SwimPreset newPreset, SwimParameters other) {
    return new SwimBench(
        title, seed, members, newPreset, other, network, horizon, branches, view.toTheEnd(), seeds);
  }

  public SwimBench withNetwork(NetworkParameters other) {
    return new SwimBench(
        title, seed, members, preset, parameters, other, horizon, branches, view.toTheEnd(), seeds);
  }

  public SwimBench withHorizon(long other) {
    return new SwimBench(
        title, seed, members, preset, parameters, network, other, branches, view.toTheEnd(), seeds);
  }

  public SwimBench withBranches(List<SwimBranch> other, SwimView newView) {
    return new SwimBench(
        title, seed, members, preset, parameters, network, horizon, other, newView, seeds);
  }

  /** With another script of a branch; lines that name one who never is are left out. */
  public SwimBench withScript(int branch, List<ScriptEntry> script) {
    List<SwimBranch> changed = new ArrayList<>(branches);
    changed.set(branch, branches.get(branch).withScript(script).keepingTo(members));
    return withBranches(changed, view.toTheEnd());
  }

  @Override
  public boolean equalsApartFromView(Bench other) {
    return other instanceof SwimBench same && fromStart().equals(same.fromStart());
  }

  /** Looked at from its start, which every document has. */
  private SwimBench fromStart() {
    return withView(SwimView.atStart());
  }

  public SwimBench withView(SwimView other) {
    return new SwimBench(
        title, seed, members, preset, parameters, network, horizon, branches, other, seeds);
  }

  public SwimBench withSeeds(SeedRange other) {
    return new SwimBench(
        title, seed, members, preset, parameters, network, horizon, branches, view, other);
  }
}

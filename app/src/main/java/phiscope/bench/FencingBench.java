package phiscope.bench;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import phiscope.core.fencing.DetectorChoice;
import phiscope.core.fencing.FencingNetwork;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.LeaseParameters;
import phiscope.core.fencing.TakeoverRules;
import phiscope.core.fencing.Workload;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.kernel.SimTime;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/**
 * The document of the fencing bench: a scenario, what was tried instead, and where one looks. Its
 * frames are replayed from it, so the same document shows the same on every machine.
 *
 * @param title free text
 * @param branches one or more; the first is the scenario itself, a parent comes before its branches
 * @param view where one looks
 */
public record FencingBench(String title, List<FencingBranch> branches, FencingView view)
    implements Bench {
  public static final int MAX_BRANCHES = 20;
  public static final int MAX_LINES = 1_000;

  /** The latest time, in ticks. */
  public static final long MAX_TIME = FencingScenario.LONGEST;

  /** A run has no more frames than this; it then ends before its horizon. */
  public static final int MAX_FRAMES = 100_000;

  /** Times are seconds, to the tick of {@link SimTime}. */
  public static final TickScale SCALE = new TickScale(TimeUnit.SECOND, 6);

  /** What a document has where it says nothing else: two holders, and nothing protects. */
  public static final FencingScenario USUAL =
      new FencingScenario(
          1,
          2,
          1,
          WriteProtections.none(),
          new LeaseParameters(5 * SimTime.SECOND, 0),
          new TakeoverRules(
              1, 0, 0, true, false, BigDecimal.valueOf(8), false, 2 * SimTime.SECOND, false),
          new DetectorChoice.Off(),
          Workload.scripted(),
          FencingNetwork.steady(SimTime.ofMillis(5)),
          List.of(),
          15 * SimTime.SECOND);

  public FencingBench {
    Objects.requireNonNull(view);
    branches = List.copyOf(branches);
    require(BenchLimits.isText(title), "the title must be at most 1000 characters");
    require(
        RunBranch.isTree(branches, MAX_BRANCHES),
        "branches must be 1 to 20, the first one without a parent, others after theirs");
    branches.forEach(branch -> requireScenario(branch.scenario()));
    require(view.branch() < branches.size(), "there is no branch " + view.branch());
  }

  private static void requireScenario(FencingScenario scenario) {
    require(scenario.seed() >= 0, "the seed must be 0 or more, got " + scenario.seed());
    require(
        scenario.script().size() <= MAX_LINES
            && FencingLines.possible(scenario.script(), scenario.holders()).size()
                == scenario.script().size(),
        "a script must hold at most 1000 lines, each about a holder that there is");
    require(BenchLimits.isBounded(scenario.takeover().switchAt()), "switchAt is out of its bounds");
    require(
        !(scenario.detector() instanceof DetectorChoice.Phi phi)
            || PolicyNumbers.areBounded(phi.policy()),
        "a number of the policy is out of its bounds");
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  /** A document of one scenario, at its beginning. */
  public static FencingBench of(String title, FencingScenario scenario) {
    return new FencingBench(title, List.of(FencingBranch.first(scenario)), FencingView.atStart());
  }

  @Override
  public BenchKind kind() {
    return BenchKind.FENCING;
  }

  @Override
  public TickScale scale() {
    return SCALE;
  }

  @Override
  public Optional<Edit<?>> look() {
    return Optional.of(new FencingEdit.Look(view));
  }

  /** The branch that is shown. */
  public FencingBranch shown() {
    return branches.get(view.branch());
  }

  /** The scenario of a branch. */
  public FencingScenario scenario(int branch) {
    return branches.get(branch).scenario();
  }

  /** The scenario that is shown. */
  public FencingScenario scenario() {
    return scenario(view.branch());
  }

  @Override
  public FencingBench withTitle(String other) {
    return new FencingBench(other, branches, view);
  }

  public FencingBench withBranches(List<FencingBranch> other, FencingView newView) {
    return new FencingBench(title, other, newView);
  }

  /** With another scenario of a branch. */
  public FencingBench withScenario(int branch, FencingScenario scenario) {
    List<FencingBranch> changed = new ArrayList<>(branches);
    changed.set(branch, branches.get(branch).with(scenario));
    return withBranches(changed, view.toTheEnd());
  }

  @Override
  public boolean equalsApartFromView(Bench other) {
    return other instanceof FencingBench same && fromStart().equals(same.fromStart());
  }

  /** Looked at from its start, which every document has. */
  private FencingBench fromStart() {
    return withView(FencingView.atStart());
  }

  public FencingBench withView(FencingView other) {
    return new FencingBench(title, branches, other);
  }
}

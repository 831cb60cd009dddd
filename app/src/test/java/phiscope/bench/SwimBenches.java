package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.MemberSet;
import phiscope.core.swim.MessageId;
import phiscope.core.swim.NetworkParameters;
import phiscope.core.swim.ScriptEntry;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;

/** Arbitrary documents of the SWIM bench and edits of them. */
public final class SwimBenches {
  private SwimBenches() {}

  /** Five members, nothing happens. */
  public static SwimBench quiet() {
    return new SwimBench(
        "",
        1,
        5,
        SwimPreset.MEMBERLIST_LAN,
        SwimPresets.of(SwimPreset.MEMBERLIST_LAN),
        new NetworkParameters(1_000, 5_000, 0),
        10 * SimTime.SECOND,
        List.of(SwimBranch.first(List.of())),
        SwimView.atStart(),
        SeedRange.USUAL);
  }

  /** Five members, one of which crashes. */
  public static SwimBench crash() {
    return quiet().withScript(0, List.of(new ScriptEntry(2_500_000, new Intervention.Crash(3))));
  }

  /** Any document, made by edits of a quiet one. */
  public static Arbitrary<SwimBench> any() {
    return edits().list().ofMaxSize(25).map(all -> new SwimEdit.Together(all).apply(quiet()));
  }

  /** Times, often small, odd or out of bounds. */
  public static Arbitrary<Long> times() {
    return Arbitraries.oneOf(
        Arbitraries.longs().between(0, 20).map(halves -> halves * SimTime.SECOND / 2),
        Arbitraries.longs().between(0, 30_000_000),
        Arbitraries.of(SwimBench.MAX_TIME, SwimBench.MAX_TIME - 1, Long.MAX_VALUE, 1L));
  }

  private static Arbitrary<Integer> members() {
    return Arbitraries.oneOf(
        Arbitraries.integers().between(0, 5),
        Arbitraries.of(-1, 7, SwimBench.MAX_MEMBERS, Integer.MAX_VALUE));
  }

  private static Arbitrary<MemberSet> sets() {
    return Arbitraries.integers().between(0, 6).list().ofMaxSize(3).map(MemberSet::new);
  }

  /** Everything that can be done to a cluster, also what nobody can mean. */
  public static Arbitrary<Intervention> interventions() {
    Arbitrary<Intervention> ofOne =
        Combinators.combine(members(), times(), times(), Arbitraries.integers().between(0, 8))
            .as(SwimBenches::ofOne);
    Arbitrary<Intervention> ofSome =
        Combinators.combine(
                sets(), sets(), Arbitraries.integers().between(-1, 1_000_001), times(), times())
            .as(
                (from, to, share, extra, lasting) ->
                    switch (Math.floorMod(share, 3)) {
                      case 0 -> new Intervention.Loss(from, to, share, lasting);
                      case 1 -> new Intervention.Delay(from, to, extra, lasting);
                      default -> new Intervention.CutOneWay(from, to, lasting);
                    });
    Arbitrary<Intervention> partitions =
        Combinators.combine(sets().list().ofMaxSize(3), times()).as(Intervention.Partition::new);
    Arbitrary<Intervention> joins =
        Combinators.combine(
                Arbitraries.integers().between(-1, 4), times(), Arbitraries.of(true, false))
            .as(Intervention.MassJoin::new);
    return Arbitraries.oneOf(
        ofOne, ofSome, partitions, joins, Arbitraries.just(new Intervention.Heal()));
  }

  private static Intervention ofOne(int member, long time, long lasting, int kind) {
    return switch (kind) {
      case 0 -> new Intervention.Crash(member);
      case 1 -> new Intervention.Pause(member, lasting);
      case 2 -> new Intervention.ObserverPause(member, lasting);
      case 3 -> new Intervention.Slow(member, time, lasting);
      case 4 -> new Intervention.Restart(member, time);
      case 5 -> new Intervention.Leave(member);
      case 6 -> new Intervention.ClockStep(member, time % 2 == 0 ? time : -time);
      case 7 -> new Intervention.Announce(member);
      default -> new Intervention.Restart(member, 0);
    };
  }

  /** Lines of a script. */
  public static Arbitrary<ScriptEntry> lines() {
    return Combinators.combine(times(), interventions()).as(ScriptEntry::new);
  }

  /** Everything that can be done to a document. */
  public static Arbitrary<SwimEdit> edits() {
    Arbitrary<Integer> places = Arbitraries.integers().between(-1, 4);
    List<Arbitrary<? extends SwimEdit>> kinds = new ArrayList<>();
    kinds.add(Benches.texts().map(ScenarioEdit.SetTitle::new));
    kinds.add(Arbitraries.longs().map(ScenarioEdit.SetSeed::new));
    kinds.add(members().map(ScenarioEdit.SetMembers::new));
    kinds.add(times().map(ScenarioEdit.SetHorizon::new));
    kinds.add(Arbitraries.of(SwimPreset.class).map(ScenarioEdit.SetPreset::new));
    kinds.add(parameterEdits());
    kinds.add(
        Combinators.combine(times(), times(), Arbitraries.integers().between(-1, 1_000_001))
            .as(ScenarioEdit.SetNetwork::new));
    kinds.add(
        Combinators.combine(Arbitraries.longs(), Arbitraries.integers())
            .as(ScenarioEdit.SetSeeds::new));
    kinds.add(Combinators.combine(places, lines()).as(ScriptEdit.AddLine::new));
    kinds.add(Combinators.combine(places, places, lines()).as(ScriptEdit.SetLine::new));
    kinds.add(Combinators.combine(places, places).as(ScriptEdit.RemoveLine::new));
    kinds.add(
        Combinators.combine(places, lines().list().ofMaxSize(6)).as(ScriptEdit.ReplaceScript::new));
    kinds.add(Combinators.combine(places, times(), interventions()).as(BranchEdit.Fork::new));
    kinds.add(places.map(BranchEdit.DeleteBranch::new));
    kinds.add(looks());
    return Arbitraries.oneOf(
        kinds.stream().map(kind -> kind.map(edit -> (SwimEdit) edit)).toList());
  }

  private static Arbitrary<SwimEdit.Look> looks() {
    Arbitrary<Optional<MessageId>> chosen =
        Combinators.combine(
                Arbitraries.integers().between(0, 9), Arbitraries.longs().between(0, 99))
            .as(MessageId::new)
            .optional();
    Arbitrary<OptionalInt> last =
        Arbitraries.integers()
            .between(0, 400)
            .map(OptionalInt::of)
            .injectNull(0.7)
            .map(some -> some == null ? OptionalInt.empty() : some);
    return Combinators.combine(
            Arbitraries.integers().between(0, 6),
            Arbitraries.integers().between(0, 400),
            chosen,
            last)
        .as(SwimView::new)
        .map(SwimEdit.Look::new);
  }

  private static Arbitrary<ScenarioEdit.SetParameter> parameterEdits() {
    Arbitrary<Long> values =
        Arbitraries.oneOf(
            Arbitraries.longs().between(-1, 8), Arbitraries.longs().between(0, 5_000_000), times());
    return Combinators.combine(Arbitraries.of(SwimParameter.class), values)
        .as(ScenarioEdit.SetParameter::new);
  }

  /** Parameters of every kind. */
  public static Arbitrary<SwimParameters> parameters() {
    return any().map(SwimBench::parameters);
  }
}

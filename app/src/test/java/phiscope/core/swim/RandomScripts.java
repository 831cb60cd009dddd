package phiscope.core.swim;

import static phiscope.core.kernel.SimTime.SECOND;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.protocol.ClockKind;
import phiscope.core.swim.protocol.Lifeguard;
import phiscope.core.swim.protocol.OverrideRules;
import phiscope.core.swim.protocol.SuspicionParameters;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;
import phiscope.core.swim.protocol.SyncParameters;

/** Random scenarios: every preset with random options, every intervention at random times. */
public final class RandomScripts {
  private static final int MEMBERS = 6;

  private RandomScripts() {}

  /** Scenarios of a few members and seconds. */
  public static Arbitrary<SwimScenario> scenarios() {
    return Combinators.combine(
            Arbitraries.longs(),
            Arbitraries.integers().between(2, MEMBERS),
            parameters(),
            networks(),
            entries().list().ofMaxSize(7),
            Arbitraries.longs().between(5 * SECOND, 20 * SECOND))
        .as(SwimScenario::new);
  }

  static Arbitrary<SwimParameters> parameters() {
    return Combinators.combine(
            Arbitraries.of(SwimPreset.class),
            Arbitraries.of(OverrideRules.class),
            Arbitraries.of(ClockKind.class),
            lifeguards(),
            Arbitraries.of(0L, 3 * SECOND),
            Arbitraries.of(0L, 2 * SECOND),
            Arbitraries.of(true, false),
            Arbitraries.of(true, true, false))
        .as(RandomScripts::parameters);
  }

  private static SwimParameters parameters(
      SwimPreset preset,
      OverrideRules rules,
      ClockKind clock,
      Lifeguard lifeguard,
      long sync,
      long reconnect,
      boolean answers,
      boolean suspicion) {
    SwimParameters base = SwimPresets.of(preset);
    SuspicionParameters was = base.suspicion();
    return base.with(rules)
        .with(clock)
        .with(lifeguard)
        .with(new SyncParameters(sync, reconnect, answers))
        .with(
            new SuspicionParameters(
                suspicion,
                was.formula(),
                was.multiplier(),
                was.maximumMultiplier(),
                was.confirmations()));
  }

  private static Arbitrary<Lifeguard> lifeguards() {
    Arbitrary<Boolean> either = Arbitraries.of(true, false);
    return Combinators.combine(either, either, either, either, either)
        .as((a, b, c, d, e) -> new Lifeguard(a, b, c, d, e, 8));
  }

  static Arbitrary<NetworkParameters> networks() {
    return Combinators.combine(
            Arbitraries.longs().between(0, SimTime.ofMillis(50)),
            Arbitraries.longs().between(0, SimTime.ofMillis(200)),
            Arbitraries.of(0, 0, 10_000, 200_000))
        .as((least, more, loss) -> new NetworkParameters(least, least + more, loss));
  }

  private static Arbitrary<ScriptEntry> entries() {
    return Combinators.combine(Arbitraries.longs().between(0, 15 * SECOND), interventions())
        .as(ScriptEntry::new);
  }

  static Arbitrary<Intervention> interventions() {
    Arbitrary<Integer> member = Arbitraries.integers().between(0, MEMBERS);
    Arbitrary<Long> lasting = Arbitraries.longs().between(0, 8 * SECOND);
    Arbitrary<MemberSet> set =
        Arbitraries.integers()
            .between(0, MEMBERS)
            .set()
            .ofMaxSize(4)
            .map(members -> new MemberSet(new ArrayList<>(members)));
    Arbitrary<Long> delay = Arbitraries.longs().between(0, 2 * SECOND);
    List<Arbitrary<? extends Intervention>> all =
        List.of(
            member.map(Intervention.Crash::new),
            member.map(Intervention.Crash::new),
            Combinators.combine(member, lasting).as(Intervention.Pause::new),
            Combinators.combine(member, lasting).as(Intervention.ObserverPause::new),
            Combinators.combine(member, delay, lasting).as(Intervention.Slow::new),
            Combinators.combine(set, set, Arbitraries.integers().between(0, 1_000_000), lasting)
                .as(Intervention.Loss::new),
            Combinators.combine(set, set, delay, lasting).as(Intervention.Delay::new),
            Combinators.combine(set, set, lasting).as(Intervention.CutOneWay::new),
            Combinators.combine(set.filter(s -> !s.isEveryone()).list().ofMaxSize(2), lasting)
                .as(Intervention.Partition::new),
            Arbitraries.just(new Intervention.Heal()),
            Combinators.combine(member, Arbitraries.longs().between(0, 5))
                .as(Intervention.Restart::new),
            Combinators.combine(
                    Arbitraries.integers().between(1, 3),
                    Arbitraries.longs().between(0, SECOND),
                    Arbitraries.of(true, false))
                .as(Intervention.MassJoin::new),
            member.map(Intervention.Leave::new),
            Combinators.combine(member, Arbitraries.longs().between(-10 * SECOND, 10 * SECOND))
                .as(Intervention.ClockStep::new),
            member.map(Intervention.Announce::new));
    return Arbitraries.oneOf(all);
  }
}

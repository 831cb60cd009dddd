package phiscope.core.detector;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import phiscope.core.detector.PhiPolicy.Arithmetic;
import phiscope.core.detector.PhiPolicy.Comparison;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SequenceRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.Tail;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.detector.PhiPolicy.VarianceKind;
import phiscope.core.detector.PhiPolicy.WindowSize;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;

/** Arbitrary policies, heartbeats and tapes, in which every field has every kind of value. */
final class Policies {
  private Policies() {}

  static Arbitrary<PhiPolicy> any() {
    Arbitrary<PolicyDraft> window =
        Combinators.combine(
                Arbitraries.of(Preset.class),
                windowSizes(),
                Arbitraries.integers().between(1, 4),
                Arbitraries.of(VarianceKind.class),
                floors(),
                parameters(),
                times(0, 40),
                estimates())
            .as(
                (preset, size, least, variance, floor, parameters, pause, estimate) ->
                    new PolicyDraft(preset)
                        .windowSize(size)
                        .minimumSamples(least)
                        .variance(variance)
                        .sigmaFloor(floor)
                        .parameters(parameters)
                        .acceptablePause(pause)
                        .firstEstimate(estimate));
    return Combinators.combine(window, answers()).as((draft, rest) -> rest.finish(draft));
  }

  /** The second half of the fields. */
  private record Answers(
      boolean start,
      RecordRule record,
      SequenceRule sequences,
      Tail tail,
      Arithmetic arithmetic,
      UpperEnd upperEnd,
      Comparison comparison,
      Limits limits) {
    PhiPolicy finish(PolicyDraft draft) {
      return draft
          .startCountsAsHeartbeat(start)
          .record(record)
          .sequenceRule(sequences)
          .tail(tail)
          .arithmetic(arithmetic)
          .upperEnd(upperEnd)
          .comparison(comparison)
          .threshold(limits.threshold)
          .localPause(limits.localPause)
          .policy();
    }
  }

  private record Limits(BigDecimal threshold, Optional<BigDecimal> localPause) {}

  private static Arbitrary<Limits> limits() {
    return Combinators.combine(
            Arbitraries.of("0.2", "0.5", "1", "1.5", "2", "3", "8", "12", "16", "40")
                .map(BigDecimal::new),
            times(1, 60).optional(0.3))
        .as(Limits::new);
  }

  private static Arbitrary<Answers> answers() {
    return Combinators.combine(
            Arbitraries.of(true, false),
            records(),
            Arbitraries.of(SequenceRule.class),
            Arbitraries.of(Tail.class),
            Arbitraries.of(Arithmetic.class),
            upperEnds(),
            Arbitraries.of(Comparison.class),
            limits())
        .as(Answers::new);
  }

  private static Arbitrary<WindowSize> windowSizes() {
    return Arbitraries.oneOf(
        Arbitraries.integers().between(1, 12).map(WindowSize.Last::new),
        Arbitraries.just(new WindowSize.All()),
        times(1, 300).map(WindowSize.Lasting::new));
  }

  private static Arbitrary<SigmaFloor> floors() {
    return Arbitraries.oneOf(
        Arbitraries.just(new SigmaFloor.None()),
        times(1, 5).map(SigmaFloor.Absolute::new),
        Arbitraries.of("0.05", "0.5").map(BigDecimal::new).map(SigmaFloor.Relative::new));
  }

  private static Arbitrary<ModelParameters> parameters() {
    Arbitrary<ModelParameters> learned = Arbitraries.just(new ModelParameters.Learned());
    Arbitrary<ModelParameters> given =
        Combinators.combine(times(0, 30), times(1, 9)).as(ModelParameters.Given::new);
    return Arbitraries.frequencyOf(
        net.jqwik.api.Tuple.of(5, learned), net.jqwik.api.Tuple.of(1, given));
  }

  private static Arbitrary<Optional<FirstEstimate>> estimates() {
    return Combinators.combine(times(1, 30), Arbitraries.of(FirstEstimate.Shape.class))
        .as(FirstEstimate::new)
        .optional(0.4);
  }

  private static Arbitrary<RecordRule> records() {
    return Arbitraries.oneOf(
        Arbitraries.just(new RecordRule.All()),
        Arbitraries.just(new RecordRule.WhileAvailable()),
        times(5, 40).map(RecordRule.UpTo::new));
  }

  private static Arbitrary<UpperEnd> upperEnds() {
    return Arbitraries.of(
        new UpperEnd.Exact(),
        new UpperEnd.Infinity(),
        new UpperEnd.AtLeast30(),
        new UpperEnd.Cap(BigDecimal.valueOf(16)),
        new UpperEnd.Cap(new BigDecimal("1.5")));
  }

  private static Arbitrary<BigDecimal> times(int from, int to) {
    return Arbitraries.integers().between(from, to).map(BigDecimal::valueOf);
  }

  /** A heartbeat after another: so much later, with such a sequence number. */
  record Next(long interval, int kind) {}

  static Arbitrary<List<Heartbeat>> heartbeats(int most) {
    Arbitrary<Long> intervals =
        Arbitraries.frequencyOf(
            net.jqwik.api.Tuple.of(6, Arbitraries.longs().between(8, 12)),
            net.jqwik.api.Tuple.of(2, Arbitraries.longs().between(0, 30)),
            net.jqwik.api.Tuple.of(1, Arbitraries.longs().between(0, 300)));
    return Combinators.combine(intervals, Arbitraries.integers().between(0, 24))
        .as(Next::new)
        .list()
        .ofMaxSize(most)
        .map(Policies::chain);
  }

  private static List<Heartbeat> chain(List<Next> steps) {
    List<Heartbeat> chain = new ArrayList<>();
    long at = 0;
    long sequence = 0;
    int incarnation = 0;
    for (Next step : steps) {
      at += step.interval;
      long used = sequence++;
      if (step.kind == 1) {
        incarnation++;
        sequence = 1;
        used = 0;
      } else if (step.kind == 2) {
        used = Math.max(0, used - 1);
      } else if (step.kind == 3) {
        used = Math.max(0, used - 3);
      }
      int shown = step.kind == 4 && incarnation > 0 ? incarnation - 1 : incarnation;
      chain.add(
          new Heartbeat(
              used, at, shown, step.kind == 5 ? Heartbeat.Fate.LOST : Heartbeat.Fate.DELIVERED));
    }
    return chain;
  }

  static Arbitrary<List<Pause>> pauses() {
    Arbitrary<Pause> pause =
        Combinators.combine(
                Arbitraries.of(Pause.Who.OBSERVER, Pause.Who.OBSERVER, Pause.Who.SENDER),
                Arbitraries.longs().between(0, 600),
                Arbitraries.longs().between(1, 90))
            .as((who, from, length) -> new Pause(who, from, from + length));
    return pause.list().ofMaxSize(3);
  }

  static Arbitrary<Tape> tapes(int most) {
    return Combinators.combine(
            heartbeats(most), pauses(), Arbitraries.longs().between(0, 900).optional(0.5))
        .as(
            (heartbeats, pauses, crash) ->
                new Tape(
                    "A",
                    HeartbeatTrace.of(heartbeats),
                    crash.map(OptionalLong::of).orElse(OptionalLong.empty()),
                    pauses));
  }
}

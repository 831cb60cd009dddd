package phiscope.bench;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.detector.PhiPolicy.WindowSize;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.Generated;
import phiscope.core.trace.generator.TraceGenerator;

/** Arbitrary documents of the detector bench, with every field at every kind of value. */
public final class Benches {
  private Benches() {}

  /** Any document, within the bounds and often at them. */
  public static Arbitrary<DetectorBench> any() {
    return scales().flatMap(Benches::inScale);
  }

  /** Small documents as somebody draws them: a few dozen heartbeats within a few minutes. */
  public static Arbitrary<DetectorBench> drawn() {
    return Combinators.combine(
            drawnTraces(), drawnTraces(), policies().list().ofMinSize(1).ofMaxSize(3), consumers())
        .as(
            (first, second, policies, consumers) ->
                OpeningBench.document()
                    .withTapes(List.of(Tape.of("A", first), Tape.of("B", second)))
                    .withPolicies(policies)
                    .withConsumers(consumers));
  }

  private static Arbitrary<DetectorBench> inScale(TickScale scale) {
    Arbitrary<BigDecimal> timeouts =
        Arbitraries.longs().between(1, BenchLimits.MAX_TICK).map(scale::toTime);
    return Combinators.combine(
            texts(),
            tapes().list().ofMinSize(1).ofMaxSize(DetectorBench.MAX_TAPES),
            policies().list().ofMinSize(1).ofMaxSize(DetectorBench.MAX_POLICIES),
            timeouts.list().ofMaxSize(DetectorBench.MAX_FIXED_TIMEOUTS),
            ticks(),
            Arbitraries.of(InstantOrder.class),
            optionalTicks(),
            Combinators.combine(consumers(), priors(), plans()).as(Rest::new))
        .as(
            (title, tapes, policies, fixed, now, order, horizon, rest) ->
                new DetectorBench(
                    title,
                    scale,
                    tapes,
                    policies,
                    fixed,
                    now,
                    order,
                    horizon,
                    rest.consumers,
                    rest.prior,
                    rest.runs));
  }

  private record Rest(List<Consumer> consumers, BigDecimal prior, RunsPlan runs) {}

  /** Plans of many runs: the usual one, and any. */
  private static Arbitrary<RunsPlan> plans() {
    Arbitrary<OptionalInt> counts =
        Arbitraries.integers()
            .between(2, RunsPlan.MOST_HEARTBEATS)
            .optional()
            .map(count -> count.map(OptionalInt::of).orElse(OptionalInt.empty()));
    Arbitrary<SeedRange> seeds =
        Combinators.combine(
                Arbitraries.longs().between(0, SeedRange.LAST),
                Arbitraries.integers().between(1, SeedRange.MOST))
            .as(SeedRange::new);
    return Arbitraries.oneOf(
        Arbitraries.just(RunsPlan.USUAL),
        Combinators.combine(seeds, counts, counts, notNegatives()).as(RunsPlan::new));
  }

  /** Units and ticks. */
  public static Arbitrary<TickScale> scales() {
    return Combinators.combine(Arbitraries.of(TimeUnit.class), Arbitraries.integers().between(0, 9))
        .as(TickScale::new);
  }

  /** Ticks, often small or at the end. */
  public static Arbitrary<Long> ticks() {
    return Arbitraries.oneOf(
        Arbitraries.longs().between(0, 100),
        Arbitraries.longs().between(0, 10_000_000),
        Arbitraries.longs().between(0, BenchLimits.MAX_TICK));
  }

  private static Arbitrary<OptionalLong> optionalTicks() {
    return ticks().optional().map(tick -> tick.map(OptionalLong::of).orElse(OptionalLong.empty()));
  }

  /** Texts with everything that JSON, XML and CSV must escape. */
  public static Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        Arbitraries.of("", "A", "心跳", "a<b>&\"c'", "=1+1", "\\", "\u0000\u0001\n\r\t\u2028", "𠮷"),
        Arbitraries.strings().ofMaxLength(40).map(BenchLimits::text),
        Arbitraries.strings().all().ofLength(BenchLimits.MAX_TEXT).map(BenchLimits::text));
  }

  /** Numbers above 0 with few or many digits, and an exponent or none. */
  public static Arbitrary<BigDecimal> positives() {
    Arbitrary<BigDecimal> wide =
        Combinators.combine(
                Arbitraries.bigIntegers().between(BigInteger.ONE, BigInteger.TEN.pow(40)),
                Arbitraries.integers().between(-30, 60))
            .as(BigDecimal::new)
            .filter(BenchLimits::isBounded);
    Arbitrary<BigDecimal> plain =
        Combinators.combine(
                Arbitraries.integers().between(1, 100_000), Arbitraries.integers().between(-3, 4))
            .as((digits, scale) -> BigDecimal.valueOf(digits, scale));
    return Arbitraries.oneOf(plain, wide);
  }

  private static Arbitrary<BigDecimal> notNegatives() {
    return Arbitraries.oneOf(Arbitraries.of(BigDecimal.ZERO, new BigDecimal("0.00")), positives());
  }

  /** Priors from the least to the greatest. */
  public static Arbitrary<BigDecimal> priors() {
    return Arbitraries.oneOf(
        Arbitraries.of(BenchLimits.LEAST_PRIOR, BenchLimits.GREATEST_PRIOR),
        Arbitraries.integers()
            .between(1, 999)
            .map(thousandths -> BigDecimal.valueOf(thousandths, 3)));
  }

  /** Tapes with lost, late, duplicate and reordered heartbeats, restarts, crashes and pauses. */
  public static Arbitrary<Tape> tapes() {
    Arbitrary<List<Pause>> pauses =
        Combinators.combine(Arbitraries.of(Pause.Who.class), ticks(), ticks())
            .as(
                (who, one, two) ->
                    new Pause(
                        who,
                        Math.min(Math.min(one, two), BenchLimits.MAX_TICK - 1),
                        Math.min(Math.max(one, two) + 1, BenchLimits.MAX_TICK)))
            .list()
            .ofMaxSize(5);
    Arbitrary<Tape> drawn =
        Combinators.combine(texts(), traces(), optionalTicks(), pauses)
            .as(
                (name, heartbeats, crash, list) ->
                    Tapes.withPauses(new Tape(name, heartbeats, crash, List.of()), list));
    Arbitrary<Tape> generated =
        Combinators.combine(texts(), SomeSettings.any()).as(TraceGenerator::generate);
    Arbitrary<Tape> edited =
        Combinators.combine(drawn, SomeSettings.any())
            .as((tape, settings) -> tape.withGenerated(Optional.of(new Generated(settings, true))));
    return Arbitraries.frequencyOf(Tuple.of(6, drawn), Tuple.of(2, generated), Tuple.of(1, edited));
  }

  /** Any heartbeats. */
  public static Arbitrary<HeartbeatTrace> traces() {
    Arbitrary<Long> sequences =
        Arbitraries.oneOf(
            Arbitraries.longs().between(0, 8), Arbitraries.longs().between(0, Long.MAX_VALUE));
    Arbitrary<Integer> incarnations =
        Arbitraries.oneOf(
            Arbitraries.just(0),
            Arbitraries.integers().between(0, 2),
            Arbitraries.integers().between(0, Integer.MAX_VALUE));
    Arbitrary<HeartbeatTrace> wild =
        Combinators.combine(sequences, ticks(), incarnations, Arbitraries.of(Heartbeat.Fate.class))
            .as(Heartbeat::new)
            .list()
            .ofMaxSize(40)
            .map(HeartbeatTrace::of);
    return Arbitraries.oneOf(wild, regularTraces());
  }

  private static Arbitrary<HeartbeatTrace> regularTraces() {
    return Combinators.combine(
            Arbitraries.longs().between(0, 1000),
            Arbitraries.longs().between(0, 20_000).array(long[].class).ofMaxSize(1500))
        .as(HeartbeatTrace::ofIntervals);
  }

  /** Heartbeats of one process or two, mostly in order, within some minutes of milliseconds. */
  public static Arbitrary<HeartbeatTrace> drawnTraces() {
    Arbitrary<Heartbeat> heartbeat =
        Combinators.combine(
                Arbitraries.longs().between(0, 30),
                Arbitraries.longs().between(0, 100_000),
                Arbitraries.integers().between(0, 1),
                Arbitraries.frequency(
                    Tuple.of(9, Heartbeat.Fate.DELIVERED), Tuple.of(1, Heartbeat.Fate.LOST)))
            .as(Heartbeat::new);
    return Arbitraries.oneOf(
        heartbeat.list().ofMaxSize(30).map(HeartbeatTrace::of),
        Arbitraries.longs()
            .between(0, 3_000)
            .array(long[].class)
            .ofMaxSize(60)
            .map(intervals -> HeartbeatTrace.ofIntervals(0, intervals)));
  }

  /** Consumers with every action and rule. */
  public static Arbitrary<List<Consumer>> consumers() {
    return Combinators.combine(
            texts(),
            positives(),
            Arbitraries.of(Consumer.Action.class),
            Arbitraries.integers().between(1, Consumer.MAX_CONFIRMATIONS),
            positives(),
            notNegatives())
        .as(Consumer::new)
        .list()
        .ofMaxSize(DetectorBench.MAX_CONSUMERS);
  }

  /** Presets, and presets with every field changed. */
  public static Arbitrary<PhiPolicy> policies() {
    Arbitrary<PhiPolicy> presets =
        Combinators.combine(Arbitraries.of(Preset.class), Arbitraries.of(TimeUnit.class))
            .as(Presets::policy);
    return Combinators.combine(
            presets,
            windowSizes(),
            Arbitraries.integers().between(1, 1_000_000),
            sigmaFloors(),
            parameters(),
            notNegatives(),
            firstEstimates(),
            Combinators.combine(records(), upperEnds(), words(), positives()).as(Answer::new))
        .as(
            (preset, window, samples, floor, parameters, pause, estimate, answer) ->
                answer.words.apply(
                    PolicyDraft.of(preset)
                        .windowSize(window)
                        .minimumSamples(samples)
                        .sigmaFloor(floor)
                        .parameters(parameters)
                        .acceptablePause(pause)
                        .firstEstimate(estimate)
                        .record(answer.record)
                        .upperEnd(answer.end)
                        .threshold(answer.threshold)))
        .flatMap(changed -> presets.map(preset -> List.of(changed, preset)))
        .flatMap(Arbitraries::of);
  }

  private record Answer(RecordRule record, UpperEnd end, Words words, BigDecimal threshold) {}

  private record Words(
      PhiPolicy.VarianceKind variance,
      PhiPolicy.SequenceRule sequences,
      PhiPolicy.Tail tail,
      PhiPolicy.Arithmetic arithmetic,
      PhiPolicy.Comparison comparison,
      boolean start,
      BigDecimal band,
      Optional<BigDecimal> localPause) {
    PhiPolicy apply(PolicyDraft draft) {
      return draft
          .variance(variance)
          .sequenceRule(sequences)
          .tail(tail)
          .arithmetic(arithmetic)
          .comparison(comparison)
          .startCountsAsHeartbeat(start)
          .boundaryBand(band)
          .localPause(localPause)
          .policy();
    }
  }

  private static Arbitrary<Words> words() {
    return Combinators.combine(
            Arbitraries.of(PhiPolicy.VarianceKind.class),
            Arbitraries.of(PhiPolicy.SequenceRule.class),
            Arbitraries.of(PhiPolicy.Tail.class),
            Arbitraries.of(PhiPolicy.Arithmetic.class),
            Arbitraries.of(PhiPolicy.Comparison.class),
            Arbitraries.of(true, false),
            notNegatives(),
            positives().optional())
        .as(Words::new);
  }

  private static Arbitrary<WindowSize> windowSizes() {
    return Arbitraries.oneOf(
        Arbitraries.integers().between(1, 1_000_000).map(WindowSize.Last::new),
        Arbitraries.integers().between(1, 10).map(WindowSize.Last::new),
        Arbitraries.just(new WindowSize.All()),
        positives().map(WindowSize.Lasting::new));
  }

  private static Arbitrary<SigmaFloor> sigmaFloors() {
    return Arbitraries.oneOf(
        Arbitraries.just(new SigmaFloor.None()),
        positives().map(SigmaFloor.Absolute::new),
        positives().map(SigmaFloor.Relative::new));
  }

  private static Arbitrary<ModelParameters> parameters() {
    return Arbitraries.oneOf(
        Arbitraries.just(new ModelParameters.Learned()),
        Combinators.combine(notNegatives(), positives()).as(ModelParameters.Given::new));
  }

  private static Arbitrary<Optional<FirstEstimate>> firstEstimates() {
    return Combinators.combine(positives(), Arbitraries.of(FirstEstimate.Shape.class))
        .as(FirstEstimate::new)
        .optional();
  }

  private static Arbitrary<RecordRule> records() {
    return Arbitraries.oneOf(
        Arbitraries.just(new RecordRule.All()),
        Arbitraries.just(new RecordRule.WhileAvailable()),
        positives().map(RecordRule.UpTo::new));
  }

  private static Arbitrary<UpperEnd> upperEnds() {
    return Arbitraries.oneOf(
        Arbitraries.just(new UpperEnd.Exact()),
        Arbitraries.just(new UpperEnd.Infinity()),
        Arbitraries.just(new UpperEnd.AtLeast30()),
        positives().map(UpperEnd.Cap::new));
  }

  /** Edits of every kind, with places and values inside and outside of what is allowed. */
  public static Arbitrary<DetectorEdit> edits() {
    Arbitrary<DetectorEdit> single =
        Arbitraries.oneOf(settingEdits(), tapeEdits(), heartbeatEdits(), policyEdits());
    Arbitrary<DetectorEdit> together =
        single.list().ofMaxSize(3).map(list -> new DetectorEdit.Together(list));
    return Arbitraries.frequencyOf(Tuple.of(9, single), Tuple.of(1, together));
  }

  private static Arbitrary<Long> anyTicks() {
    return Arbitraries.oneOf(ticks(), Arbitraries.longs());
  }

  private static Arbitrary<Integer> indices() {
    return Arbitraries.oneOf(
        Arbitraries.integers().between(0, 9), Arbitraries.integers().between(-2, 60));
  }

  private static Arbitrary<String> anyTexts() {
    return Arbitraries.oneOf(texts(), Arbitraries.strings().all().ofMaxLength(1_200));
  }

  private static Arbitrary<BigDecimal> anyNumbers() {
    return Arbitraries.oneOf(
        positives(),
        notNegatives().map(BigDecimal::negate),
        Arbitraries.of(new BigDecimal("1e-500"), new BigDecimal("1e500")),
        Arbitraries.bigDecimals().ofScale(60));
  }

  private static Arbitrary<DetectorEdit> settingEdits() {
    return Arbitraries.oneOf(
        anyTexts().map(SettingEdit.SetTitle::new),
        anyTicks().map(SettingEdit.SetNow::new),
        Arbitraries.of(InstantOrder.class).map(SettingEdit.SetInstantOrder::new),
        optionalTicks().map(SettingEdit.SetHorizon::new),
        anyNumbers().map(SettingEdit.SetPrior::new),
        plans().map(SettingEdit.SetRuns::new),
        Combinators.combine(Arbitraries.of(TimeUnit.class), Arbitraries.integers().between(-1, 11))
            .as(SettingEdit.SetScale::new));
  }

  private static Arbitrary<DetectorEdit> policyEdits() {
    Arbitrary<Consumer> consumer =
        consumers().filter(list -> !list.isEmpty()).map(list -> list.get(0));
    return Arbitraries.oneOf(
        Combinators.combine(indices(), policies()).as(PolicyEdit.SetPolicy::new),
        policies().map(PolicyEdit.AddPolicy::new),
        indices().map(PolicyEdit.RemovePolicy::new),
        anyNumbers().list().ofMaxSize(6).map(PolicyEdit.SetFixedTimeouts::new),
        Combinators.combine(indices(), consumer).as(ConsumerEdit.SetConsumer::new),
        consumer.map(ConsumerEdit.AddConsumer::new),
        indices().map(ConsumerEdit.RemoveConsumer::new));
  }

  private static Arbitrary<DetectorEdit> tapeEdits() {
    Arbitrary<Integer> tape = Arbitraries.integers().between(-1, 2);
    Arbitrary<Pause> pause =
        Combinators.combine(
                Arbitraries.of(Pause.Who.class),
                Arbitraries.oneOf(ticks(), Arbitraries.just(Long.MAX_VALUE - 9)),
                Arbitraries.longs().between(1, 8))
            .as((who, from, length) -> new Pause(who, from, from + length));
    return Arbitraries.oneOf(
        tapes().map(TapeEdit.AddTape::new),
        tape.map(TapeEdit.RemoveTape::new),
        Combinators.combine(tape, anyTexts()).as(TapeEdit.SetTapeName::new),
        Combinators.combine(tape, optionalTicks()).as(TapeEdit.SetCrash::new),
        Combinators.combine(tape, SomeSettings.any()).as(TapeEdit.GenerateTape::of),
        Combinators.combine(tape, pause).as(TapeEdit.AddPause::new),
        Combinators.combine(tape, indices(), pause).as(TapeEdit.SetPause::new),
        Combinators.combine(tape, indices()).as(TapeEdit.RemovePause::new));
  }

  private static Arbitrary<DetectorEdit> heartbeatEdits() {
    Arbitrary<Integer> tape = Arbitraries.integers().between(-1, 2);
    Arbitrary<Heartbeat.Fate> fate = Arbitraries.of(Heartbeat.Fate.class);
    Arbitrary<Heartbeat> heartbeat =
        Combinators.combine(
                Arbitraries.longs().between(0, Long.MAX_VALUE),
                Arbitraries.longs().between(0, Long.MAX_VALUE),
                Arbitraries.integers().between(0, Integer.MAX_VALUE),
                fate)
            .as(Heartbeat::new);
    Arbitrary<HeartbeatTrace> tooLate =
        Arbitraries.just(HeartbeatTrace.ofIntervals(Long.MAX_VALUE));
    return Arbitraries.oneOf(
        Combinators.combine(tape, anyTicks()).as(HeartbeatEdit.InsertHeartbeat::new),
        Combinators.combine(tape, indices(), anyTicks()).as(HeartbeatEdit.InsertDuplicate::new),
        Combinators.combine(tape, indices(), anyTicks()).as(HeartbeatEdit.MoveHeartbeat::new),
        Combinators.combine(tape, indices(), heartbeat).as(HeartbeatEdit.SetHeartbeat::new),
        Combinators.combine(tape, indices(), anyTicks()).as(HeartbeatEdit.SetInterval::new),
        Combinators.combine(tape, indices()).as(HeartbeatEdit.RemoveHeartbeat::new),
        Combinators.combine(tape, anyTicks(), anyTicks()).as(HeartbeatEdit.RemoveRange::new),
        Combinators.combine(tape, indices(), fate).as(HeartbeatEdit.SetFate::new),
        Combinators.combine(tape, indices()).as(HeartbeatEdit.Restart::new),
        Combinators.combine(tape, anyTicks(), anyTicks(), anyTicks(), Arbitraries.longs())
            .as(HeartbeatEdit.Jitter::new),
        Combinators.combine(
                tape, Arbitraries.frequencyOf(Tuple.of(9, traces()), Tuple.of(1, tooLate)))
            .as(HeartbeatEdit.ReplaceHeartbeats::new));
  }
}

package phiscope.bench;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import phiscope.bench.json.BenchJson;
import phiscope.bench.json.BenchSchema;
import phiscope.bench.json.EditJson;
import phiscope.bench.json.FencingSchema;
import phiscope.bench.json.SwimSchema;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.GeneratorSettings.Regime;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.core.trace.generator.Loss;
import phiscope.core.trace.generator.PauseSource;
import phiscope.core.trace.generator.Throttling;

/** Documents, edits and readings as text, for digests: the same on every machine. */
public final class BenchArtefacts {
  private BenchArtefacts() {}

  /** Texts by file name. */
  public static Map<String, String> texts() {
    Map<String, String> texts = new TreeMap<>();
    texts.put("documents/schema.json", BenchSchema.text());
    texts.put("documents/opening.phiscope.json", BenchJson.write(OpeningBench.document()));
    texts.put("documents/everything.phiscope.json", BenchJson.write(everything()));
    texts.put("documents/generated.phiscope.json", BenchJson.write(generated()));
    StringBuilder edits = new StringBuilder();
    edits().forEach(edit -> edits.append(EditJson.write(edit)).append('\n'));
    texts.put("documents/edits.jsonl", edits.toString());
    texts.put("documents/readings.csv", readings());
    texts.put("documents/swim-schema.json", SwimSchema.text());
    texts.put(
        "documents/swim-everything.phiscope.json", BenchJson.write(SwimArtefacts.everything()));
    StringBuilder swimEdits = new StringBuilder();
    SwimArtefacts.edits().forEach(edit -> swimEdits.append(EditJson.write(edit)).append('\n'));
    texts.put("documents/swim-edits.jsonl", swimEdits.toString());
    texts.put("documents/fencing-schema.json", FencingSchema.text());
    texts.put(
        "documents/fencing-everything.phiscope.json",
        BenchJson.write(FencingArtefacts.everything()));
    StringBuilder fencingEdits = new StringBuilder();
    FencingArtefacts.edits()
        .forEach(edit -> fencingEdits.append(EditJson.write(edit)).append('\n'));
    texts.put("documents/fencing-edits.jsonl", fencingEdits.toString());
    texts.putAll(StudyArtefacts.texts());
    return texts;
  }

  /** A document with generated tapes: of every kind of setting, and of the shape that log makes. */
  static DetectorBench generated() {
    GeneratorSettings all =
        GeneratorSettings.plain(7, 300, new IntervalDistribution.Gamma(2.5, 400))
            .withLoss(new Loss.GilbertElliott(0.05, 0.3, 0.01, 0.8))
            .withPauses(List.of(new PauseSource(Pause.Who.SENDER, 50_000, 1_000, 9_000)))
            .changing(
                0.1, Optional.of(new Regime(150, new IntervalDistribution.LogNormal(900, 0.6))))
            .throttled(new Throttling(1_000, 600))
            .delayed(50, 200)
            .crashingAt(280_000);
    GeneratorSettings weibull =
        GeneratorSettings.plain(8, 100, new IntervalDistribution.Weibull(0.8, 1_000));
    DetectorBench two =
        new TapeEdit.AddTape(OpeningBench.document().tape()).apply(OpeningBench.document());
    return TapeEdit.GenerateTape.of(1, weibull).apply(TapeEdit.GenerateTape.of(0, all).apply(two));
  }

  /** A document of the fencing bench whose run has every kind of event. */
  public static FencingBench fencing() {
    return FencingArtefacts.everything();
  }

  /** A document of the SWIM bench whose run has every kind of event. */
  public static SwimBench scenario() {
    return SwimArtefacts.everything();
  }

  /** Edits after which a document has every field. */
  static List<DetectorEdit> edits() {
    long[] intervals = new long[200];
    java.util.Arrays.fill(intervals, 1_000_000);
    PhiPolicy pekko = Presets.policy(Preset.PEKKO, TimeUnit.MILLISECOND);
    return List.of(
        new SettingEdit.SetTitle("心跳 \"1\" <&>"),
        new SettingEdit.SetScale(TimeUnit.MILLISECOND, 3),
        new HeartbeatEdit.ReplaceHeartbeats(0, HeartbeatTrace.ofIntervals(500, intervals)),
        new HeartbeatEdit.Jitter(0, 5_000_000, 190_000_000, 300_000, 42),
        new HeartbeatEdit.InsertHeartbeat(0, 7_400_000),
        new HeartbeatEdit.InsertDuplicate(0, 20, 22_222_222),
        new HeartbeatEdit.MoveHeartbeat(0, 30, 33_333_333),
        new HeartbeatEdit.SetInterval(0, 60, 4_000_000),
        new HeartbeatEdit.SetFate(0, 70, Heartbeat.Fate.LOST),
        new HeartbeatEdit.Restart(0, 120),
        new HeartbeatEdit.RemoveRange(0, 150_000_000, 153_000_000),
        new TapeEdit.AddPause(0, new Pause(Pause.Who.OBSERVER, 90_000_000, 97_000_000)),
        new TapeEdit.SetCrash(0, OptionalLong.of(180_000_000)),
        new TapeEdit.AddTape(OpeningBench.document().tape().withName("B")),
        new PolicyEdit.AddPolicy(pekko),
        new PolicyEdit.AddPolicy(
            PolicyDraft.of(pekko)
                .tail(PhiPolicy.Tail.EMPIRICAL)
                .windowSize(new PhiPolicy.WindowSize.Lasting(new BigDecimal("20000.5")))
                .sigmaFloor(new PhiPolicy.SigmaFloor.Relative(new BigDecimal("0.1")))
                .record(new PhiPolicy.RecordRule.All())
                .upperEnd(new PhiPolicy.UpperEnd.Cap(new BigDecimal("16")))
                .policy()),
        new PolicyEdit.SetFixedTimeouts(List.of(new BigDecimal("3000"))),
        new ConsumerEdit.AddConsumer(
            Consumer.of("c", "8", Consumer.Action.DROP_CONNECTIONS)
                .confirming(3, new BigDecimal("500"))
                .withCoolDown(new BigDecimal("60000"))),
        new SettingEdit.SetPrior(new BigDecimal("1e-6")),
        new SettingEdit.SetRuns(
            new RunsPlan(
                new SeedRange(7, 12),
                OptionalInt.of(400),
                OptionalInt.of(50),
                new BigDecimal("0.5"))),
        new SettingEdit.SetInstantOrder(InstantOrder.DELIVER_THEN_QUERY),
        new SettingEdit.SetHorizon(OptionalLong.of(220_000_000)),
        new SettingEdit.SetNow(181_000_000));
  }

  static DetectorBench everything() {
    return new DetectorEdit.Together(edits()).apply(OpeningBench.document());
  }

  /** What is shown live may differ in the last bits between machines, not in ten digits. */
  private static String rounded(double value) {
    return Double.isFinite(value)
        ? new BigDecimal(value).round(new MathContext(10)).toString()
        : Double.toString(value);
  }

  /**
   * What every preset makes of the same tape at some instants. Crossings and decisions are the same
   * to the last bit.
   */
  private static String readings() {
    StringBuilder table = new StringBuilder("preset,now,status,phi,survival,crossings,posterior\n");
    for (Preset preset : Preset.values()) {
      DetectorBench bench =
          everything().withPolicies(List.of(Presets.policy(preset, TimeUnit.MILLISECOND)));
      DetectorReading reading = DetectorReader.read(bench);
      for (long now = 1_000_000; now < 230_000_000; now += 7_654_321) {
        reading = DetectorReader.read(bench.withNow(now), reading);
        PolicyReading policy = reading.main();
        table.append(preset.id()).append(',').append(now).append(',');
        table.append(policy.result().status()).append(',').append(rounded(policy.result().phi()));
        table.append(',').append(rounded(policy.survival())).append(',');
        policy
            .consumers()
            .forEach(c -> table.append(c.crossingElapsed()).append(c.decision()).append(' '));
        table.append(',');
        policy.posterior().ifPresent(posterior -> table.append(rounded(posterior.posterior())));
        table.append('\n');
      }
    }
    return table.toString();
  }
}

package phiscope.core.fencing;

import static phiscope.core.kernel.SimTime.ofMillis;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.fencing.FencingIntervention.ClockRate;
import phiscope.core.fencing.FencingIntervention.Cut;
import phiscope.core.fencing.FencingIntervention.Pause;
import phiscope.core.fencing.FencingIntervention.RefuseTakeover;
import phiscope.core.fencing.FencingIntervention.RestartResource;
import phiscope.core.fencing.FencingIntervention.Side;
import phiscope.core.fencing.FencingIntervention.Suspect;
import phiscope.core.fencing.FencingIntervention.Write;
import phiscope.core.kernel.SimTime;
import phiscope.core.trace.TimeUnit;

/** Scenarios that are ready to be opened. */
public final class FencingScenarios {
  private static final long SECOND = SimTime.SECOND;

  private FencingScenarios() {}

  /** The scenario of a situation. */
  public static FencingScenario of(FencingSituation situation) {
    return switch (situation) {
      case LATE_WRITE_AFTER_THE_NEWER ->
          scripted(
              41,
              5 * SECOND,
              WriteProtections.all(TokenCheck.HIGHEST_SEEN),
              line(1_000, write(0, 10, 20)),
              line(2_000, write(0, 10, 6_000)),
              line(3_000, new Suspect()),
              line(6_000, write(1, 10, 20)),
              line(9_000, write(1, 10, 20)));
      case LATE_WRITE_BEFORE_THE_NEWER ->
          scripted(
              41,
              5 * SECOND,
              WriteProtections.all(TokenCheck.HIGHEST_SEEN),
              line(1_000, write(0, 10, 20)),
              line(2_000, write(0, 10, 3_500)),
              line(2_500, write(0, 10, 6_000)),
              line(3_000, new Suspect()),
              line(6_000, write(1, 10, 20)));
      case PAUSED_HOLDER ->
          scripted(
              33,
              3 * SECOND,
              WriteProtections.all(TokenCheck.HIGHEST_SEEN),
              line(1_000, write(0, 10, 20)),
              line(1_005, new Pause(0, 5 * SECOND)),
              line(2_000, new Suspect()),
              line(4_000, write(1, 10, 20)));
      case CLOCK_DRIFT ->
          scripted(
              33,
              10 * SECOND,
              WriteProtections.all(TokenCheck.HIGHEST_SEEN),
              line(0, new ClockRate(0, -200_000)),
              line(1_000, new Suspect()),
              line(10_500, write(1, 10, 20)),
              line(11_000, write(0, 10, 20)),
              line(14_000, write(0, 10, 20)));
      case FORGETFUL_RESTART ->
          scripted(
              41,
              5 * SECOND,
              WriteProtections.all(TokenCheck.HIGHEST_SEEN)
                  .without(WriteProtections.Protection.DURABLE),
              line(2_000, write(0, 10, 6_000)),
              line(3_000, new Suspect()),
              line(6_000, write(1, 10, 20)),
              line(7_000, new RestartResource()));
      case SPLIT_BRAIN -> splitBrain();
      case RIGHT_ORDER ->
          splitBrain()
              .with(WriteProtections.all(TokenCheck.AUTHORITY_ASKED))
              .with(atOnce("10").withWaiting(true));
      case WRONG_SUSPICION ->
          splitBrain()
              .with(WriteProtections.all(TokenCheck.AUTHORITY_ASKED))
              .with(atOnce("10").withWaiting(true))
              .withScript(List.of(line(30_200, new Pause(0, 12 * SECOND))));
      case FAILED_TAKEOVER ->
          splitBrain()
              .with(WriteProtections.all(TokenCheck.AUTHORITY_ASKED))
              .with(atOnce("10").withWaiting(true).withRollBack(true))
              .withScript(
                  List.of(
                      line(0, new RefuseTakeover(1, 0)),
                      line(30_200, new Cut(0, Side.BOTH, 6 * SECOND))));
      case FLAPPING -> flapping();
    };
  }

  private static FencingScriptEntry line(long milliseconds, FencingIntervention what) {
    return new FencingScriptEntry(ofMillis(milliseconds), what);
  }

  /** A write that is sent and arrives so many milliseconds later. */
  private static Write write(int holder, long sendAfter, long delay) {
    return new Write(holder, 0, Optional.of(WritePath.of(ofMillis(sendAfter), ofMillis(delay))));
  }

  /** Everything by script; the new token waits for the end of the lease. */
  private static FencingScenario scripted(
      long firstToken, long lease, WriteProtections protections, FencingScriptEntry... lines) {
    return new FencingScenario(
        1,
        2,
        firstToken,
        protections,
        new LeaseParameters(lease, 0),
        atOnce("8").withWaiting(true),
        new DetectorChoice.Off(),
        Workload.scripted(),
        FencingNetwork.steady(ofMillis(5)),
        List.of(lines),
        15 * SECOND);
  }

  /** The detector's word is enough, once. */
  private static TakeoverRules atOnce(String phi) {
    return new TakeoverRules(1, 0, 0, false, false, new BigDecimal(phi), false, 2 * SECOND, false);
  }

  /** The holder loses the authority for good, but not the resource, and goes on writing. */
  private static FencingScenario splitBrain() {
    return new FencingScenario(
        1,
        2,
        1,
        WriteProtections.none(),
        new LeaseParameters(5 * SECOND, SECOND),
        atOnce("10"),
        new DetectorChoice.Phi(Presets.policy(Preset.S000, TimeUnit.SECOND), SECOND, ofMillis(200)),
        new Workload(SECOND, ofMillis(5), 0, 0),
        new FencingNetwork(ofMillis(10), ofMillis(200), 0, 0),
        List.of(line(30_200, new Cut(0, Side.AUTHORITY, 0))),
        60 * SECOND);
  }

  /** Phi of a silence under intervals of 1 s on average, with a standard deviation of 0.2 s. */
  private static PhiPolicy steadyPolicy() {
    return PolicyDraft.of(Presets.policy(Preset.S003, TimeUnit.SECOND))
        .parameters(new ModelParameters.Given(BigDecimal.ONE, new BigDecimal("0.2")))
        .policy();
  }

  /**
   * Six pauses of 1.7 s, six seconds apart. At phi 3 (a silence of 1.62 s) each is misjudged;
   * holder 0 gets the right back as soon as it is heard again. Nothing protects the resource.
   */
  private static FencingScenario flapping() {
    List<FencingScriptEntry> pauses = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      pauses.add(line(30_100 + 6_000 * i, new Pause(0, ofMillis(1_700))));
    }
    return new FencingScenario(
        1,
        2,
        1,
        WriteProtections.none(),
        new LeaseParameters(5 * SECOND, SECOND),
        new TakeoverRules(1, 0, 0, false, false, BigDecimal.valueOf(3), false, 2 * SECOND, true),
        new DetectorChoice.Phi(steadyPolicy(), SECOND, ofMillis(200)),
        new Workload(ofMillis(250), ofMillis(5), 0, 0),
        FencingNetwork.steady(ofMillis(20)),
        pauses,
        80 * SECOND);
  }
}

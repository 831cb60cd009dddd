package phiscope.bench.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.core.health.Fault;
import phiscope.core.health.HealthPreset;

class StudyKindTest {
  private static final long MS = 1_000;

  @ParameterizedTest
  @EnumSource(StudyKind.class)
  void noTwoParametersOfAStudyHaveTheSamePath(StudyKind kind) {
    Set<String> paths = new HashSet<>();
    kind.parameters().forEach(parameter -> assertThat(paths.add(parameter.path())).isTrue());
    assertThat(kind.groups()).doesNotContain("study", "title", "drawn", "view", "kind");
  }

  /** Lessons point at them. */
  @ParameterizedTest
  @EnumSource(StudyKind.class)
  void thePathsOfQuantitiesAreTheSameWhateverTheSettings(StudyKind kind) {
    List<List<String>> usual = paths(Study.usual(kind));
    assertThat(new HashSet<>(usual)).hasSameSizeAs(usual);
    for (StudyParameter parameter : kind.parameters()) {
      if (parameter.most() <= 1_000 || parameter.kind() == phiscope.bench.Parameter.Kind.CHOICE) {
        Study other = Study.usual(kind).with(parameter, parameter.most());
        assertThat(paths(other)).as(parameter.path()).isEqualTo(usual);
      }
    }
  }

  private static List<List<String>> paths(Study study) {
    return study.kind().compute(study, StudyWork.alone()).quantities().stream()
        .map(Quantity::path)
        .toList();
  }

  private static double quantity(Study study, String path) {
    return study.kind().compute(study, StudyWork.alone()).quantities().stream()
        .filter(quantity -> String.join(".", quantity.path()).equals(path))
        .findFirst()
        .orElseThrow()
        .value();
  }

  /** Claims S000-06, S000-07 and S000-10: T = 1 s, k = 3, n = 3. */
  @ParameterizedTest
  @CsvSource({
    "push.shortest, 8", "push.longest, 9",
    "pushWindows.shortest, 8", "pushWindows.longest, 12",
    "sequentialPull.shortest, 9", "sequentialPull.longest, 10",
    "overlappingPull.shortest, 5", "overlappingPull.longest, 6",
    "article.shortest, 3", "article.longest, 9"
  })
  void aFixedTimeoutTakesAsLongAsItsFormSays(String path, double seconds) {
    Study study = Study.usual(StudyKind.TIMEOUT).with(TimeoutParameter.FAILURES, 3);
    assertThat(quantity(study, path)).isEqualTo(seconds * 1e6);
  }

  /** Claim S000-10: 1,010,100 attempts, one a second. */
  @Test
  void independentLossMisleadsAnOverlappingPullAsOftenAsRunsOfLossesCome() {
    Study study = Study.usual(StudyKind.TIMEOUT).with(TimeoutParameter.FAILURES, 3);
    assertThat(quantity(study, "overlappingPull.mistakesPerDay"))
        .isCloseTo(86_400.0 / 1_010_100, org.assertj.core.data.Offset.offset(1e-12));
  }

  /**
   * Frames every 10 ms until 200 ms: the pseudocode fails at the 16th tick after the expected
   * arrival at 212 ms (claims S001-02 and S001-15), after the change of 5.1 at 212 + 160 ms
   * (S001-46).
   */
  @ParameterizedTest
  @CsvSource({"a, 228", "a2, 228", "b, 372", "c, 372", "linear, 229", "own, 228"})
  void aKillIsNoticedWhenEachVariantSays(String variant, long ms) {
    Study study = Study.usual(StudyKind.STREAM).with(StreamParameter.END, 500 * MS);
    assertThat(quantity(study, variant + ".failedAt")).isEqualTo(ms * MS);
  }

  @ParameterizedTest
  @EnumSource(HealthPreset.class)
  void theRulesOfAPresetAreThoseOfTheVariantBesideIt(HealthPreset preset) {
    Study study = StreamSettings.with(Study.usual(StudyKind.STREAM), preset);
    assertThat(StreamSettings.policy(study)).isEqualTo(StreamSettings.policy(preset));
  }

  @ParameterizedTest
  @EnumSource(StreamEvent.class)
  void generatedFramesThatAreDrawnInsteadSayTheSame(StreamEvent event) {
    Study generated = Study.usual(StudyKind.STREAM).with(StreamParameter.EVENT, event);
    Study drawn =
        generated
            .withMarks(StreamSettings.marks(StreamSettings.frames(generated)))
            .with(StreamParameter.SOURCE, FrameOrigin.DRAWN);
    StreamResult one = StreamResult.of(generated, StudyWork.alone());
    assertThat(StreamResult.of(drawn, StudyWork.alone())).isEqualTo(one);
    assertThat(one.frames()).allMatch(frame -> frame.at() <= one.end());
  }

  /** Claims S001-03 and S001-46: 23 ms before the change of section 5.1, about 209 ms after it. */
  @Test
  void theTwentyThreeMillisecondsOfTheArticleAreThoseOfThePseudocodeAsPrinted() {
    Study study = Study.usual(StudyKind.INJECTION).with(InjectionParameter.RUNS, 2_000);
    assertThat(quantity(study, "a.mean") / MS).isBetween(22.0, 24.5);
    assertThat(quantity(study, "b.mean") / MS).isBetween(205.0, 213.0);
    assertThat(quantity(study, "kill.stream.waiting")).isPositive();
    // 12.5 ms + 5.6 deviations of 4.3 ms after the last frame, which is 7 ms old on average.
    assertThat(quantity(study, "kill.phi.mean") / MS).isBetween(27.0, 35.0);
    double parts = 0;
    for (String phase : List.of("propagation", "interruption", "waiting", "confirmation")) {
      parts += quantity(study, "hang.heartbeat." + phase);
    }
    assertThat(parts)
        .isCloseTo(
            quantity(study, "hang.heartbeat.mean"), org.assertj.core.data.Offset.offset(1.0));
  }

  /** Claims S001-05 and S001-32: counted from the missed heartbeat, with a checker, 3 to 5 s. */
  @Test
  void aHeartbeatThatIsCheckedEverySecondTakesFourSecondsOnAverage() {
    Study study = ReadyStudy.INJECTION_CHECKER.study();
    assertThat(quantity(study, "kill.heartbeat.mean") / MS).isBetween(3_900.0, 4_100.0);
    assertThat(quantity(study, "kill.heartbeat.longest") / MS).isBetween(4_800.0, 5_001.0);
  }

  /** One interval in 1,000 is 300 ms: the change of 5.1 does not filter it at 12.5 ms (S001-43). */
  @Test
  void gapsAreFalseAlarmsForStreamHealthAndNoneForTheHeartbeat() {
    Study study = ReadyStudy.INJECTION_GAPS.study();
    assertThat(quantity(study, "kill.stream.falsePerHour")).isGreaterThan(100);
    assertThat(quantity(study, "kill.heartbeat.falsePerHour")).isZero();
    Study longer = study.with(InjectionParameter.GAP, 2_500 * MS);
    // Half of the phases: (2.5 s - (3 s - 1 s)) / 1 s.
    double gaps = 3_600 / (0.999 * 0.0125 + 0.001 * 2.5) * 0.001;
    assertThat(quantity(longer, "kill.heartbeat.falsePerHour"))
        .isCloseTo(gaps / 2, org.assertj.core.data.Offset.offset(1e-6));
  }

  @Test
  void aLongStudyThatIsStoppedEndsAtOnceAndTellsItsProgress() {
    Study study = Study.usual(StudyKind.INJECTION).with(InjectionParameter.RUNS, 10_000);
    List<Double> told = new java.util.ArrayList<>();
    StudyWork work = new StudyWork(() -> told.size() > 5, told::add);
    study.kind().compute(study, work);
    assertThat(told).hasSizeLessThan(20).isSorted().allMatch(done -> done >= 0 && done <= 1);
  }

  /** S001 section 5.2: one stalled member of the last layer takes all layers along. */
  @Test
  void aCascadeTakesAllLayersUnlessFramesHoldTheScore() {
    assertThat(quantity(ReadyStudy.CASCADE_FOUR_LAYERS.study(), "layersDown")).isEqualTo(4);
    assertThat(quantity(ReadyStudy.CASCADE_HELD.study(), "evicted")).isZero();
  }

  /** Claim S001-49: the first level drains in milliseconds, the verdict takes seconds. */
  @Test
  void theVerdictOfTwoLevelsComesWithTheHeartbeat() {
    Study study = ReadyStudy.STREAM_CONFIRMATION.study();
    assertThat(quantity(study, "own.suspectAt")).isEqualTo(1_519 * MS);
    // The last heartbeat comes at 1 s.
    assertThat(quantity(study, "switchAt")).isEqualTo(4_000 * MS);
    Study pause =
        study
            .with(StreamParameter.EVENT, StreamEvent.COLLECTION)
            .with(StreamParameter.LASTING, 500 * MS);
    assertThat(quantity(pause, "switchAt")).isNaN();
    assertThat(quantity(pause, "drains")).isEqualTo(1);
    assertThat(quantity(pause, "restores")).isEqualTo(1);
  }

  /** Claim S001-09: from 10 ms to a keep-alive of 100 ms, FAILED fourteen times. */
  @Test
  void aStreamThatGoesIdleFailsFourteenTimes() {
    assertThat(quantity(ReadyStudy.STREAM_IDLE.study(), "a.failed")).isEqualTo(14);
    assertThat(quantity(ReadyStudy.STREAM_IDLE.study(), "b.failed")).isZero();
  }

  @Test
  void whatTheArticleSaysOtherwiseIsFoundInTheRuns() {
    StreamResult revival = StreamResult.of(ReadyStudy.STREAM_REVIVAL.study(), StudyWork.alone());
    StreamFinding back = finding(revival, StreamFinding.Kind.ACTIVE_BELOW);
    // S001-22: 0.9^16 + 0.2.
    assertThat(back.numbers().get(1))
        .isCloseTo(0.3853020188851841, org.assertj.core.data.Offset.offset(1e-12));
    StreamResult held = StreamResult.of(ReadyStudy.STREAM_BACKPRESSURE.study(), StudyWork.alone());
    assertThat(finding(held, StreamFinding.Kind.LIFTED).numbers().get(2)).isEqualTo(0.7);
    // S001-18: at 10 ms one lost frame is tolerated per tick, sixteen per missed frame.
    assertThat(finding(revival, StreamFinding.Kind.TOLERATED).numbers())
        .containsExactly(1.0, 16.0, 10_000.0);
    // S001-46: 17.2 intervals of 10 ms instead of 12 ms and 16 ticks; told where both are seen.
    StreamResult kill = StreamResult.of(ReadyStudy.STREAM_KILL.study(), StudyWork.alone());
    assertThat(finding(kill, StreamFinding.Kind.LATER).numbers()).containsExactly(144_000.0, 14.4);
    assertThat(revival.findings()).noneMatch(f -> f.kind() == StreamFinding.Kind.LATER);
  }

  /** Claims S001-14, S001-15, S001-18 and S001-46: frames every 10 ms, the last one at 200 ms. */
  @ParameterizedTest
  @CsvSource({
    "own.fallsAfter, 13000",
    "own.failedAfter, 28000",
    "own.decays, 16",
    "b.fallsAfter, 22000",
    "b.failedAfter, 172000",
    "b.decays, 16",
    "later, 144000",
    "laterIntervals, 14.4",
    "tolerated.a, 1",
    "tolerated.b, 16"
  })
  void aSilenceIsToldFromTheLastFrame(String path, double value) {
    assertThat(quantity(ReadyStudy.STREAM_KILL.study(), path)).isEqualTo(value);
  }

  /** An interval of 0.5 ms counts as 1 ms: FAILED at the 16th tick after 1.2 ms, or 17.2 ms. */
  @Test
  void anIntervalBelowTheShortestIsEstimatedAsTheShortest() {
    Study study =
        Study.usual(StudyKind.STREAM)
            .with(StreamParameter.SHORTEST, MS / 2)
            .with(StreamParameter.LONGEST, MS / 2)
            .with(StreamParameter.END, 400 * MS);
    assertThat(quantity(study, "a.failedAfter")).isEqualTo(17 * MS);
    assertThat(quantity(study, "b.failedAfter")).isEqualTo(18 * MS);
    assertThat(quantity(study, "later")).isEqualTo(MS);
    assertThat(quantity(study, "tolerated.a")).isEqualTo(33);
  }

  /** S001 section 5.3, step by step: what is done follows what stream health says. */
  @Test
  void whatIsDoneWithTwoLevelsCanBeGoneThrough() {
    Study kill = ReadyStudy.STREAM_CONFIRMATION.study();
    assertThat(done(kill))
        .containsExactly(
            new ConfirmationStep(1_519 * MS, ConfirmationStep.Kind.DRAIN, 3_519 * MS),
            new ConfirmationStep(3_519 * MS, ConfirmationStep.Kind.OBSERVED, 3_519 * MS),
            new ConfirmationStep(4_000 * MS, ConfirmationStep.Kind.SWITCH, 4_000 * MS));
    Study pause =
        kill.with(StreamParameter.EVENT, StreamEvent.COLLECTION)
            .with(StreamParameter.LASTING, 500 * MS);
    assertThat(done(pause).stream().map(ConfirmationStep::kind))
        .containsExactly(ConfirmationStep.Kind.DRAIN, ConfirmationStep.Kind.RESTORE);
    List<StudyStep> steps = StreamResult.of(kill, StudyWork.alone()).steps();
    assertThat(steps.stream().map(StudyStep::at)).isSorted();
    int drain = steps.indexOf(done(kill).get(0));
    assertThat(steps.get(drain - 1).at()).isEqualTo(1_519 * MS);
    assertThat(steps.get(drain - 1).isEvent()).isTrue();
  }

  private static List<ConfirmationStep> done(Study study) {
    return StreamResult.of(study, StudyWork.alone()).steps().stream()
        .filter(ConfirmationStep.class::isInstance)
        .map(ConfirmationStep.class::cast)
        .toList();
  }

  @Test
  void theFaultThatIsShownCanBeChosen() {
    for (Fault fault : Fault.values()) {
      Study study = Study.usual(StudyKind.INJECTION).with(InjectionParameter.SHOWN, fault);
      InjectionOutcome outcome = InjectionOutcome.of(study, StudyWork.alone());
      for (InjectionOutcome.Watcher watcher : InjectionOutcome.Watcher.values()) {
        assertThat(outcome.row(watcher)).isEqualTo(outcome.row(fault, watcher)).isPresent();
      }
    }
  }

  @Test
  void aSilenceThatIsNotNoticedHasNoLength() {
    Study brief = Study.usual(StudyKind.STREAM).with(StreamParameter.END, 212 * MS);
    assertThat(quantity(brief, "own.fallsAfter")).isNaN();
    assertThat(quantity(brief, "own.failedAfter")).isNaN();
    assertThat(quantity(brief, "own.decays")).isNaN();
  }

  private static StreamFinding finding(StreamResult result, StreamFinding.Kind kind) {
    return result.findings().stream().filter(f -> f.kind() == kind).findFirst().orElseThrow();
  }
}

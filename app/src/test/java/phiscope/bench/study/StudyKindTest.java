package phiscope.bench.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
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
}

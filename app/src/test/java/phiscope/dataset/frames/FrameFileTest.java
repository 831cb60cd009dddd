package phiscope.dataset.frames;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.Loaded;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.StreamParameter;
import phiscope.bench.study.StreamResult;
import phiscope.bench.study.StreamSettings;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyMark;
import phiscope.core.health.HealthFrame;
import phiscope.core.health.HealthState;

/** Files of frames with kinds become studies of stream health. */
class FrameFileTest {
  private static final long MS = 1_000;

  private static Optional<Loaded<List<StudyMark>>> read(String text) {
    return FrameFile.read("f", text.getBytes(StandardCharsets.UTF_8));
  }

  private static List<StudyMark> frames(String text) {
    return read(text).orElseThrow().found().orElseThrow();
  }

  private static List<String> problems(String text) {
    return read(text).orElseThrow().problems().stream()
        .map(problem -> problem.line() + ":" + problem.column() + " " + problem.key())
        .toList();
  }

  @Test
  void aTableGivesTimesInItsUnitAndKindsByWordOrLetter() {
    String text =
        "# link 3\nseq;kind;time_s\n1;data;0.010\n2;H;0.02\n3;\"backpressure\";0.0305\n4; M ;0.04\n";
    assertThat(frames(text))
        .containsExactly(
            StudyMark.of(10 * MS, MarkKind.DATA),
            StudyMark.of(20 * MS, MarkKind.HEARTBEAT),
            StudyMark.of(30_500, MarkKind.BACKPRESSURE),
            StudyMark.of(40 * MS, MarkKind.MAINTENANCE));
  }

  @ParameterizedTest
  @CsvSource({
    "time, 12500",
    "at, 12500",
    "arrival (ms), 12500",
    "t, 12500",
    "t_us, 13",
    "time [s], 12500000"
  })
  void theHeaderTellsTheUnit(String column, long ticks) {
    assertThat(frames(column + "\tframe\n12.5\tdata\n"))
        .containsExactly(StudyMark.of(ticks, MarkKind.DATA));
  }

  @Test
  void jsonLinesGiveTheSame() {
    String text =
        """
        {"at": 10, "kind": "data"}

        {"kind": "maintenance", "time_s": 0.02}
        {"seq": 3, "at": "30", "kind": "D"}
        """;
    assertThat(frames(text))
        .containsExactly(
            StudyMark.of(10 * MS, MarkKind.DATA),
            StudyMark.of(20 * MS, MarkKind.MAINTENANCE),
            StudyMark.of(30 * MS, MarkKind.DATA));
  }

  @Test
  void everyProblemOfATableIsToldWithItsLineAndColumn() {
    String text = "time,kind\n10,data\nx,data\n20,datum\n30\n, data\n-5e,  dat\n";
    assertThat(problems(text))
        .containsExactly(
            "3:1 problem.frames.time",
            "4:4 problem.frames.kind",
            "5:1 problem.frames.cells",
            "6:1 problem.frames.time",
            "7:1 problem.frames.time",
            "7:7 problem.frames.kind");
  }

  @Test
  void everyProblemOfJsonLinesIsToldWithItsLineAndColumn() {
    String text =
        """
        {"at": 10, "kind": "data"}
        {"at": "soon", "kind": "dat"}
        {"at": 20}
        7
        {"at": 30, "kind": "data"
        """;
    assertThat(problems(text))
        .startsWith(
            "2:8 problem.frames.time", "2:24 problem.frames.kind", "3:1 problem.frames.member")
        .anyMatch(problem -> problem.equals("4:1 problem.frames.object"))
        .anyMatch(problem -> problem.startsWith("5:"));
  }

  @Test
  void aHeaderAloneAndADayTooLongAreProblems() {
    assertThat(problems("time_s,kind\n0,data\n90000,data\n"))
        .isEqualTo(List.of("3:1 problem.frames.span"));
  }

  /** Files of heartbeats stay what they are. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "8\n16\n28\n",
        "time,node\n1,a\n",
        "time,kind\n1,heartbeat\n2,heartbeat\n",
        "time,kind\n1,start\n2,beat\n",
        "{\"time\": 1, \"node\": \"a\"}\n",
        "",
        "kind\ndata\n"
      })
  void whatHoldsNoFramesIsNoFileOfFrames(String text) {
    assertThat(read(text)).isEmpty();
  }

  /** Times since 1970 do not fit into a study; their distances do. */
  @Test
  void timesSinceAnEpochAreToldFromTheirBeginning() {
    String text = "time_ms,kind\n1700000000000,data\n1700000000010,B\n1700000000025,data\n";
    assertThat(frames(text).stream().map(StudyMark::at)).containsExactly(10 * MS, 20 * MS, 35 * MS);
  }

  /** Frames every 10 ms, the last one at 30 ms: FAILED at 30 + 12 + 16 ms (claim S001-15). */
  @Test
  void framesOfAFileAreAStudyThatFails() {
    Study study = StreamSettings.ofFrames(frames("at,kind\n10,data\n20,data\n30,data\n"));
    assertThat(study.get(StreamParameter.INITIAL_INTERVAL)).isEqualTo(10 * MS);
    assertThat(study.get(StreamParameter.END)).isEqualTo(230 * MS);
    StreamResult result = StudyReader.read(StudyBench.of("", study)).result(StreamResult.class);
    assertThat(result.frames()).hasSize(3).allMatch(f -> f.kind() == HealthFrame.Kind.DATA);
    assertThat(result.own().first(HealthState.FAILED, 0)).isEqualTo(58 * MS);
  }
}

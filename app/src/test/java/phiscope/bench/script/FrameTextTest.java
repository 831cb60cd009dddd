package phiscope.bench.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.Problem;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyMark;

class FrameTextTest {
  private static final List<MarkKind> FRAMES = StudyKind.STREAM.marks();

  @Test
  void framesAreLinesOrColumnsOfATable() {
    String text = "10\n 20.5 data\r\n30,heartbeat\n40;\tmaintenance ; # before the GC\n\n";
    List<StudyMark> frames = FrameText.read(text, "frames", FRAMES).found().orElseThrow();
    assertThat(frames)
        .containsExactly(
            StudyMark.of(10_000, MarkKind.DATA),
            StudyMark.of(20_500, MarkKind.DATA),
            StudyMark.of(30_000, MarkKind.HEARTBEAT),
            StudyMark.of(40_000, MarkKind.MAINTENANCE));
    assertThat(FrameText.read(FrameText.write(frames), "f", FRAMES).found()).contains(frames);
  }

  @ParameterizedTest
  @CsvSource({
    "soon, problem.frames.line",
    "-1, problem.frames.line",
    "1.2345, problem.frames.line",
    "5 progress, problem.frames.kind",
    "5 fish, problem.frames.kind",
    "99999999999, problem.frames.late"
  })
  void aLineThatIsNoFrameIsNamedWithItsPlace(String line, String key) {
    List<Problem> problems = FrameText.read("1\n" + line + "\n2", "f", FRAMES).problems();
    assertThat(problems).singleElement();
    assertThat(problems.get(0).line()).isEqualTo(2);
    assertThat(problems.get(0).key()).isEqualTo(key);
  }
}

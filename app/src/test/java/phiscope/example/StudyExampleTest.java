package phiscope.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.study.ReadyStudy;
import phiscope.figure.study.StudyFigureKind;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.study.StudySentences;

class StudyExampleTest {
  @ParameterizedTest
  @EnumSource(
      value = ReadyStudy.class,
      names = {"STREAM_REVIVAL", "INJECTION_ARTICLE", "CASCADE_FOUR_LAYERS", "TIMEOUT_TABLE"})
  void theKeyHoldsFiguresSentencesAndNumbersAndTheStudentFindsThemOut(ReadyStudy ready) {
    StudyBench bench = StudyBench.of("", ready.study());
    ExampleExport export =
        new ExampleExport(
            "s",
            EnumSet.of(ExampleExport.Format.HTML, ExampleExport.Format.CSV),
            List.of(Language.ENGLISH),
            true,
            "1");
    SortedMap<String, byte[]> files = export.filesOf(bench);
    String key = new String(files.get("s.en.html"), StandardCharsets.UTF_8);
    String student = new String(files.get("s.student.en.html"), StandardCharsets.UTF_8);
    String whole =
        new StudySentences(Messages.in(Language.ENGLISH)).summary(StudyReader.read(bench)).get(0);
    // What is said of the numbers, beyond the name of the detector.
    String said = whole.substring(0, Math.min(60, whole.length()));
    assertThat(key).contains(said);
    assertThat(student).doesNotContain(said).doesNotContain("<svg");
    assertThat(key.split("<svg", -1)).hasSizeGreaterThan(StudyFigureKind.of(ready.kind()).size());
    assertThat(new String(files.get("s.quantities.csv"), StandardCharsets.UTF_8))
        .startsWith("quantity,kind,value");
  }
}

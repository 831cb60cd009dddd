package phiscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.BenchKind;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.OpeningBench;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.StudyReading;
import phiscope.bench.SwimReader;
import phiscope.bench.SwimReading;
import phiscope.bench.study.ReadyStudy;
import phiscope.lesson.Prose.Items;
import phiscope.lesson.Prose.Paragraph;
import phiscope.lesson.Prose.Run;
import phiscope.lesson.Prose.Style;
import phiscope.text.Messages.Language;

/** The Markdown of lessons, and the numbers of the engine in it. */
class ProseReaderTest {
  private static final DetectorReading OPENING = DetectorReader.read(OpeningBench.document());
  private static final StepReadings READINGS = new StepReadings(OPENING, OPENING);

  private static Prose prose(String markdown) {
    return ProseReader.read(new LocalText(markdown, markdown), Language.ENGLISH, READINGS);
  }

  private static List<Run> line(String markdown) {
    return ProseReader.line(new LocalText(markdown, markdown), Language.ENGLISH, READINGS);
  }

  @Test
  void paragraphsAndListsAreBlocks() {
    assertThat(prose("One\n\n- a\n- b\n\n1. c\n").blocks())
        .containsExactly(
            new Paragraph(List.of(new Run("One", Style.PLAIN))),
            new Items(
                false,
                List.of(List.of(new Run("a", Style.PLAIN)), List.of(new Run("b", Style.PLAIN)))),
            new Items(true, List.of(List.of(new Run("c", Style.PLAIN)))));
  }

  @Test
  void wordsStandOut() {
    assertThat(line("a *b* **c** `d_{}`"))
        .extracting(Run::style)
        .containsExactly(
            Style.PLAIN, Style.EMPHASIS, Style.PLAIN, Style.STRONG, Style.PLAIN, Style.CODE);
  }

  @Test
  void statesOfMembersAreSaidInTheLanguageOfTheText() {
    SwimReading swim = SwimReader.read(phiscope.bench.SwimBenches.crash());
    StepReadings readings = new StepReadings(swim, swim);
    LocalText text = new LocalText("{/members/0/view/3/state}", "{/members/0/view/3/state}");
    assertThat(ProseReader.line(text, Language.ENGLISH, readings))
        .containsExactly(new Run("alive", Style.VALUE));
    assertThat(ProseReader.line(text, Language.CHINESE, readings))
        .containsExactly(new Run("存活", Style.VALUE));
  }

  @Test
  void numbersOfTheReadingArePutIn() {
    assertThat(line("φ = {/main/result/phi:4}."))
        .containsExactly(
            new Run("φ = ", Style.PLAIN), new Run("1.643", Style.VALUE), new Run(".", Style.PLAIN));
    assertThat(line("{/main/survival:2%}")).extracting(Run::text).containsExactly("2.3", "%");
    assertThat(line("{/main/window/mean}")).extracting(Run::text).containsExactly("10");
    assertThat(line("{/main/model/belowZero:3}"))
        .containsExactly(new Run("2.87×10", Style.VALUE), new Run("−7", Style.EXPONENT));
  }

  /** Frames every 10 ms, the last one at 200 ms: FAILED at 228 ms (claim S001-15). */
  @Test
  void timesOfAStudyArePutInAsMillisecondsAndItsStatesByTheirNames() {
    StudyReading stream = StudyReader.read(StudyBench.of("", ReadyStudy.STREAM_KILL.study()));
    StepReadings readings = new StepReadings(stream, stream);
    String asked = "{/stream/own/failedAt} {/stream/own/failedAt:ms} {/stream/own/failedAt:2ms}";
    LocalText text = new LocalText(asked + " {/stream/own/state}", asked);
    assertThat(text(ProseReader.line(text, Language.CHINESE, readings)))
        .isEqualTo("0.228 228 228 FAILED");
  }

  @Test
  void aLineBreakInAFileIsABlankInEnglishAndNothingInChinese() {
    LocalText text = new LocalText("一\n二", "one\ntwo");
    assertThat(text(ProseReader.line(text, Language.ENGLISH, READINGS))).isEqualTo("one two");
    assertThat(text(ProseReader.line(text, Language.CHINESE, READINGS))).isEqualTo("一二");
  }

  private static String text(List<Run> runs) {
    StringBuilder text = new StringBuilder();
    runs.forEach(run -> text.append(run.text()));
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "# Heading",
        "> quoted",
        "![x](y)",
        "[x](y)",
        "<script>x</script>",
        "a <b>c</b>",
        "---",
        "    indented",
        "```\nfenced\n```",
        "- a\n  - b",
        "<https://example.org>",
        "a ** b",
        "a { b",
        "{/main/none}",
        "{main}",
        "{/main/z:0}",
        "{/main/z:16}"
      })
  void whatThisMarkdownDoesNotHaveIsNamed(String markdown) {
    assertThat(ProseReader.problems(markdown, Optional.of(BenchKind.DETECTOR))).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"**粗** 体", "间隔**通常多长**（均值）", "`φ = −log₁₀ S`", "a < b & c", "1 * 2"})
  void whatItHasIsNot(String markdown) {
    assertThat(ProseReader.problems(markdown, Optional.of(BenchKind.DETECTOR))).isEmpty();
  }
}

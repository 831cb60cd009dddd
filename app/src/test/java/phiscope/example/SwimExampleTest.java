package phiscope.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.ScenarioEdit;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimBenches;
import phiscope.bench.SwimReader;
import phiscope.bench.SwimReading;
import phiscope.bench.json.BenchJson;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.MemberState;
import phiscope.example.ExampleExport.Format;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.swim.SwimSentences;

/** A run of the SWIM bench as a worked example. */
class SwimExampleTest {
  private static final SwimBench CRASH = atTheFirstSuspicion();

  private static SwimBench atTheFirstSuspicion() {
    SwimBench bench =
        new ScenarioEdit.SetTitle("A <crash> & \"more\"")
            .apply(SwimBenches.crash().withHorizon(20 * SimTime.SECOND));
    int frame =
        SwimReader.read(bench).run().nextAfter(0, SwimExampleTest::isSuspicion).orElseThrow();
    return bench.withView(bench.view().atFrame(frame));
  }

  private static boolean isSuspicion(SwimFrame frame) {
    return frame.changes().stream()
        .anyMatch(
            change ->
                change instanceof Change.ViewChanged view
                    && view.after() != null
                    && view.after().state() == MemberState.SUSPECT);
  }

  private static SortedMap<String, byte[]> files(Set<Format> formats, boolean student) {
    return new ExampleExport(
            "crash", formats, List.of(Language.CHINESE, Language.ENGLISH), student, "1.0")
        .filesOf(CRASH);
  }

  private static String text(SortedMap<String, byte[]> files, String name) {
    assertThat(files).containsKey(name);
    return new String(files.get(name), StandardCharsets.UTF_8);
  }

  @Test
  void everyFormatIsWrittenUnderTheNameOfTheExport() {
    assertThat(files(EnumSet.of(Format.HTML, Format.CSV, Format.JSON, Format.SVG), true).keySet())
        .contains(
            "crash.en.html",
            "crash.zh.html",
            "crash.student.en.html",
            "crash.frames.csv",
            "crash.messages.csv",
            "crash.views.csv",
            "crash.json",
            "crash.en.figures/swim-space-time.svg",
            "crash.zh.figures/swim-matrix.svg");
  }

  @Test
  void theDocumentComesBackFromItsJson() {
    String json = text(files(EnumSet.of(Format.JSON), false), "crash.json");
    assertThat(BenchJson.read(json, "crash.json").found()).contains(CRASH);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void thePageTellsWhatHappensAndTheStudentsPageAsksForIt(Language language) throws Exception {
    SortedMap<String, byte[]> files = files(EnumSet.of(Format.HTML), true);
    String key = Page.parse(text(files, "crash." + language.tag() + ".html")).text();
    String student = Page.parse(text(files, "crash.student." + language.tag() + ".html")).text();
    SwimReading reading = SwimReader.read(CRASH);
    Messages messages = Messages.in(language);
    String answer = new SwimSentences(messages).of(reading.frame()).text();
    String ask = messages.get("example.swim.ask", reading.frame().index());
    assertThat(key).contains(answer, ask, "A <crash> & \"more\"", "at 2.5s crash m3");
    assertThat(student).contains(ask);
    // The key tells it in the table of what happens, and as the answer.
    assertThat(occurrences(key, answer)).isEqualTo(occurrences(student, answer) + 2);
  }

  private static int occurrences(String text, String part) {
    return text.split(java.util.regex.Pattern.quote(part), -1).length - 1;
  }

  @Test
  void theFramesInTheTableOfCausesLeadToTheFrameThatIsShown() {
    String markdown = text(files(EnumSet.of(Format.MARKDOWN), false), "crash.en.md");
    SwimReading reading = SwimReader.read(CRASH);
    for (SwimFrame frame = reading.frame(); frame.cause() >= 0; ) {
      frame = reading.run().frame(frame.cause());
      assertThat(markdown).contains("| " + frame.index() + " |");
    }
  }

  @Test
  void theCsvHasEveryFrameEveryMessageAndEveryBelief() {
    SortedMap<String, byte[]> files = files(EnumSet.of(Format.CSV), false);
    SwimReading reading = SwimReader.read(CRASH);
    assertThat(text(files, "crash.frames.csv").lines()).hasSize(reading.run().size() + 1);
    long sent = reading.run().lastFrame().cluster().counters().sentInAll();
    assertThat(text(files, "crash.messages.csv").lines()).hasSize((int) sent + 1);
    assertThat(text(files, "crash.views.csv").lines())
        .hasSize(26)
        .filteredOn(line -> line.contains(",suspect,"))
        .isNotEmpty();
  }
}

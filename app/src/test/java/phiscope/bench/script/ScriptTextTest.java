package phiscope.bench.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.Loaded;
import phiscope.bench.ScriptBounds;
import phiscope.bench.ScriptEdit;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimBenches;
import phiscope.bench.SwimEdit;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.MemberSet;
import phiscope.core.swim.ScriptEntry;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.ProblemSentence;

class ScriptTextTest {
  private static final int MEMBERS = 5;

  private static List<ScriptEntry> read(String text) {
    Loaded<List<ScriptEntry>> read = ScriptText.read(text, "script", MEMBERS);
    assertThat(read.problems()).isEmpty();
    return read.found().orElseThrow();
  }

  private static List<String> faults(String text) {
    return ScriptText.read(text, "script", MEMBERS).problems().stream()
        .map(p -> p.line() + ":" + p.column() + " " + p.key().replace("problem.script.", ""))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "at 2.5s crash m3",
        "at 2s pause m0",
        "from 2s to 4.5s pause m0",
        "from 250ms to 750ms observer-pause m1",
        "from 1s to 3s slow m4 by 200ms",
        "from 1s to 3s loss 20% m2 -> m4",
        "at 0s loss 0.0001% all -> m0 m1",
        "from 1s to 3s delay 15us m2 m3 -> all",
        "from 1s to 3s cut m2 -> m4",
        "from 4s to 9s partition m1 m2 | m3 m4",
        "at 9s heal",
        "at 5s restart m3",
        "at 5s restart m3 incarnation 7",
        "at 5s join 10 every 100ms synced",
        "at 5s join 1 every 0s unsynced",
        "at 5s leave m2",
        "at 5s clock m2 +3s",
        "at 5s clock m2 -500ms",
        "at 5s announce m2",
        "at 1000000000s heal",
      })
  void aLineIsWrittenAsItWasRead(String line) {
    assertThat(ScriptText.write(read(line))).isEqualTo(line + "\n");
  }

  @ParameterizedTest
  @CsvSource({
    "at 2500ms crash m3, at 2.5s crash m3",
    "  at   2.50s\tcrash m3  # why not, at 2.5s crash m3",
    "at 1min heal, at 60s heal",
    "at 1h heal, at 3600s heal",
    "at 3µs heal, at 3us heal",
    "from 0s to 1s cut m4 m2 m2 -> m1, from 0s to 1s cut m2 m4 -> m1",
    "at 5s restart m3 incarnation 0, at 5s restart m3",
  })
  void otherWaysToSayTheSameAreUnderstood(String said, String written) {
    assertThat(ScriptText.write(read(said))).isEqualTo(written + "\n");
  }

  @Test
  void linesAreOrderedByTimeAndEmptyOnesAndRemarksAreLeftOut() {
    String text = "# a script\n\nat 3s heal\nat 1s crash m0\nat 1s crash m1\n";
    assertThat(ScriptText.write(read(text)))
        .isEqualTo("at 1s crash m0\nat 1s crash m1\nat 3s heal\n");
  }

  @Test
  void everyFaultOfATextIsNamedAtOnceWithItsPlace() {
    String text =
        """
        at 2.5 crash m3
        at 2.5s crsh m3
        from 4s to 3s pause m9
        at 1s partition m1 m2 | m2
        crash m3
        from 1s to 2s crash m1
        at 1s loss 120% m1 > m2
        at 1s
        at 1s heal now
        """;
    assertThat(faults(text))
        .containsExactly(
            "1:4 time",
            "2:9 verb",
            "3:12 order",
            "3:21 stranger",
            "4:25 twice",
            "5:1 begin",
            "6:15 instant",
            "7:12 share",
            "7:20 member",
            "7:24 expected",
            "7:24 member",
            "8:6 verb",
            "9:12 more");
  }

  @Test
  void aFaultSaysWhatWouldBeRightInBothLanguages() {
    List<phiscope.bench.Problem> problems =
        ScriptText.read("at 2s crash m7", "script", MEMBERS).problems();
    assertThat(ProblemSentence.line(problems.get(0), Messages.in(Language.ENGLISH)))
        .isEqualTo("script:1:13: There is no member m7; the last one is m4.");
    assertThat(ProblemSentence.line(problems.get(0), Messages.in(Language.CHINESE)))
        .contains("m7", "m4");
  }

  @Test
  void whoJoinsCanBeNamedEvenBeforeTheLineByWhichHeDoes() {
    assertThat(read("at 9s crash m6\nat 1s join 2 every 0s synced")).hasSize(2);
    assertThat(faults("at 9s crash m7\nat 1s join 2 every 0s synced"))
        .containsExactly("1:13 stranger");
  }

  @Provide
  Arbitrary<List<ScriptEntry>> scripts() {
    return SwimBenches.lines()
        .map(ScriptBounds::bounded)
        .filter(Optional::isPresent)
        .map(Optional::get)
        .list()
        .ofMaxSize(8)
        .map(lines -> new ScriptEdit.ReplaceScript(0, lines).apply(SwimBenches.quiet()))
        .map(bench -> bench.shown().script());
  }

  @Property(tries = 500, seed = "20261130")
  void everyScriptCanBeWrittenAndReadBack(@ForAll("scripts") List<ScriptEntry> script) {
    String text = ScriptText.write(script);
    Loaded<List<ScriptEntry>> read = ScriptText.read(text, "script", MEMBERS);
    assertThat(read.problems()).as(text).isEmpty();
    assertThat(read.found()).contains(script);
    assertThat(ScriptText.write(read.found().orElseThrow())).isEqualTo(text);
  }

  @Property(tries = 500, seed = "20261130")
  void anyTextIsReadOrRefusedWithWords(@ForAll String text) {
    for (String begun : List.of(text, "at 1s " + text, "from 1s to 2s loss " + text)) {
      Loaded<List<ScriptEntry>> read = ScriptText.read(begun, "script", MEMBERS);
      read.problems()
          .forEach(
              p -> assertThat(ProblemSentence.of(p, Messages.in(Language.ENGLISH))).isNotBlank());
    }
  }

  /** Drawing on the picture adds lines one by one; typing replaces the text. */
  @Test
  void drawnAndTypedGiveTheSameDocument() {
    SwimBench drawn =
        new SwimEdit.Together(
                List.of(
                    new ScriptEdit.AddLine(
                        0,
                        new ScriptEntry(
                            4_000_000,
                            new Intervention.Partition(
                                List.of(MemberSet.of(1, 2), MemberSet.of(3, 4)), 5_000_000))),
                    new ScriptEdit.AddLine(
                        0, new ScriptEntry(2_500_000, new Intervention.Crash(3)))))
            .apply(SwimBenches.quiet());
    List<ScriptEntry> typed = read("at 2.5s crash m3\nfrom 4s to 9s partition m1 m2 | m3 m4\n");
    assertThat(new ScriptEdit.ReplaceScript(0, typed).apply(SwimBenches.quiet())).isEqualTo(drawn);
  }
}

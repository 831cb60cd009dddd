package phiscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.bench.json.BenchJson;
import phiscope.bench.json.EditJson;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyParameter;

class StudyEditLawsTest {
  @Provide
  Arbitrary<StudyBench> documents() {
    return StudyBenches.any();
  }

  @Provide
  Arbitrary<StudyEdit> edit() {
    return StudyBenches.edits();
  }

  @Provide
  Arbitrary<List<StudyEdit>> edits() {
    return StudyBenches.edits().list().ofMaxSize(20);
  }

  /** The constructor of the settings checks every bound, so that this checks them all. */
  @Property(tries = 400, seed = "20261130")
  void noEditThrowsAndWhatItMakesCanBeReadAgain(
      @ForAll StudyKind kind, @ForAll("edits") List<StudyEdit> edits) {
    StudyBench changed = StudyBenches.usual(kind);
    for (StudyEdit edit : edits) {
      StudyBench before = changed;
      changed = edit.apply(before);
      if (changed.equals(before)) {
        assertThat(changed).as("nothing changes: the same object").isSameAs(before);
      }
    }
    String text = BenchJson.write(changed);
    Loaded<Bench> read = BenchJson.read(text, "s.json");
    assertThat(read.problems()).isEmpty();
    assertThat(read.found()).contains(changed);
    assertThat(BenchJson.write(read.found().orElseThrow())).isEqualTo(text);
  }

  @Property(tries = 400, seed = "20261130")
  void anEditWrittenAndReadDoesTheSame(
      @ForAll("documents") StudyBench bench, @ForAll("edit") StudyEdit edit) {
    String text = EditJson.write(edit);
    assertThat(text).doesNotContain("\n");
    Loaded<Edit<?>> read = EditJson.read(text, "journal");
    assertThat(read.problems()).as(text).isEmpty();
    StudyEdit again = (StudyEdit) read.found().orElseThrow();
    assertThat(again).isEqualTo(edit);
    assertThat(again.apply(bench)).isEqualTo(edit.apply(bench));
  }

  @Property(tries = 200, seed = "20261130")
  void undoTakesEveryStepBackAndRedoDoesItAgain(
      @ForAll StudyKind kind, @ForAll("edits") List<StudyEdit> edits) {
    StudyBench first = StudyBenches.usual(kind);
    EditHistory<StudyBench> history = EditHistory.of(first);
    for (StudyEdit edit : edits) {
      history = history.apply(edit);
    }
    StudyBench last = history.present();
    int steps = history.undoDepth();
    for (int i = 0; i < steps; i++) {
      history = history.undo();
    }
    assertThat(history.present().withView(first.view())).isEqualTo(first);
    for (int i = 0; i < steps; i++) {
      history = history.redo();
    }
    assertThat(history.present().withView(last.view())).isEqualTo(last);
  }

  @Property(tries = 200, seed = "20261130")
  void allSettingsAtOnceMakeAnotherStudyOfThisOne(
      @ForAll("documents") StudyBench to, @ForAll("edits") List<StudyEdit> before) {
    StudyBench from = new StudyEdit.Together(before).apply(StudyBenches.usual(to.study().kind()));
    assertThat(StudyEdit.allOf(to.study()).apply(from).study()).isEqualTo(to.study());
  }

  static Stream<StudyParameter> parameters() {
    return Stream.of(StudyKind.values()).flatMap(kind -> kind.parameters().stream());
  }

  @ParameterizedTest
  @MethodSource("parameters")
  void everyParameterCanBeSetToBothItsEnds(StudyParameter parameter) {
    StudyKind kind =
        Stream.of(StudyKind.values()).filter(k -> k.has(parameter)).findFirst().orElseThrow();
    Study usual = Study.usual(kind);
    for (long end : List.of(parameter.least(), parameter.most())) {
      Study set = usual.with(parameter, end);
      assertThat(set.get(parameter)).isEqualTo(end);
      StudyBench bench = StudyBench.of("", set);
      assertThat(BenchJson.read(BenchJson.write(bench), "s").found()).contains(bench);
    }
    assertThat(usual.with(parameter, parameter.usual())).isSameAs(usual);
  }
}

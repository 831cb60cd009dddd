package phiscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import phiscope.bench.json.BenchJson;
import phiscope.bench.json.EditJson;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** What holds of every edit on every document. */
class DetectorEditLawsTest {
  @Provide
  Arbitrary<DetectorBench> documents() {
    return Benches.any();
  }

  @Provide
  Arbitrary<List<DetectorEdit>> edits() {
    return Benches.edits().list().ofMinSize(1).ofMaxSize(8);
  }

  @Provide
  Arbitrary<DetectorEdit> edit() {
    return Benches.edits();
  }

  @Property(tries = 200, seed = "20261129")
  void everyEditGivesADocumentThatCanBeWrittenAndRead(
      @ForAll("documents") DetectorBench bench, @ForAll("edits") List<DetectorEdit> edits) {
    DetectorBench changed = bench;
    for (DetectorEdit edit : edits) {
      DetectorBench before = changed;
      changed = edit.apply(before);
      if (changed.equals(before)) {
        assertThat(changed).as("nothing changes: the same object").isSameAs(before);
      }
    }
    Loaded<Bench> read = BenchJson.read(BenchJson.write(changed), "f.json");
    assertThat(read.problems()).isEmpty();
    assertThat(read.found()).contains(changed);
  }

  @Property(tries = 150, seed = "20261129")
  void undoTakesEveryStepBackAndRedoDoesItAgain(
      @ForAll("documents") DetectorBench bench, @ForAll("edits") List<DetectorEdit> edits) {
    EditHistory<DetectorBench> history = EditHistory.of(bench);
    for (DetectorEdit edit : edits) {
      history = history.apply(edit);
    }
    DetectorBench last = history.present();
    int steps = history.undoDepth();
    for (int i = 0; i < steps; i++) {
      history = history.undo();
    }
    assertThat(history.present()).isEqualTo(bench);
    assertThat(history.canUndo()).isFalse();
    for (int i = 0; i < steps; i++) {
      history = history.redo();
    }
    assertThat(history.present()).isEqualTo(last);
    assertThat(history.canRedo()).isFalse();
  }

  @Property(tries = 200, seed = "20261129")
  void anEditWrittenAndReadDoesTheSame(
      @ForAll("documents") DetectorBench bench, @ForAll("edit") DetectorEdit edit) {
    String text = EditJson.write(edit);
    assertThat(text).doesNotContain("\n");
    Loaded<Edit<?>> read = EditJson.read(text, "journal");
    assertThat(read.problems()).as(text).isEmpty();
    DetectorEdit again = (DetectorEdit) read.found().orElseThrow();
    assertThat(again.apply(bench)).isEqualTo(edit.apply(bench));
  }

  @Property(tries = 150, seed = "20261129")
  void doingAnEditTwiceInOneGestureIsDoingItOnce(
      @ForAll("documents") DetectorBench bench, @ForAll("edit") DetectorEdit edit) {
    EditHistory<DetectorBench> once = EditHistory.of(bench).apply(edit, 1);
    EditHistory<DetectorBench> twice = once.apply(edit, 1);
    assertThat(twice.present()).isEqualTo(once.present());
    assertThat(twice.undo().present()).isEqualTo(bench);
  }

  /** A name in both languages for each, found by generating them. */
  @Property(tries = 150, seed = "20261129")
  void everyEditHasANameInMenus(@ForAll("edit") DetectorEdit edit) {
    for (Language language : Language.values()) {
      assertThat(Messages.in(language).get(edit.key())).isNotBlank();
    }
  }

  @Test
  void theGeneratorKnowsEveryKindOfEdit() {
    java.util.Set<String> generated = new java.util.TreeSet<>();
    Benches.edits()
        .sampleStream()
        .limit(5_000)
        .forEach(edit -> generated.add(edit.getClass().getSimpleName()));
    assertThat(generated).containsExactlyInAnyOrderElementsOf(kinds(DetectorEdit.class));
  }

  private static List<String> kinds(Class<?> sealed) {
    return java.util.Arrays.stream(sealed.getPermittedSubclasses())
        .flatMap(
            kind ->
                kind.isSealed()
                    ? kinds(kind).stream()
                    : java.util.stream.Stream.of(kind.getSimpleName()))
        .toList();
  }
}

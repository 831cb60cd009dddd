package phiscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import phiscope.bench.json.BenchJson;
import phiscope.bench.json.EditJson;
import phiscope.text.Messages;

class FencingEditLawsTest {
  @Provide
  Arbitrary<FencingBench> documents() {
    return FencingBenches.any();
  }

  @Provide
  Arbitrary<FencingEdit> edit() {
    return FencingBenches.edits();
  }

  @Provide
  Arbitrary<List<FencingEdit>> edits() {
    return FencingBenches.edits().list().ofMaxSize(20);
  }

  /** The constructor of the document checks every bound, so that this checks them all. */
  @Property(tries = 300, seed = "20261130")
  void noEditThrowsAndWhatItMakesCanBeReadAgain(@ForAll("edits") List<FencingEdit> edits) {
    FencingBench changed = FencingBenches.late();
    for (FencingEdit edit : edits) {
      FencingBench before = changed;
      changed = edit.apply(before);
      if (changed.equals(before)) {
        assertThat(changed).as("nothing changes: the same object").isSameAs(before);
      }
    }
    Loaded<Bench> read = BenchJson.read(BenchJson.write(changed), "f.json");
    assertThat(read.problems()).isEmpty();
    assertThat(read.found()).contains(changed);
    assertThat(BenchJson.write(read.found().orElseThrow())).isEqualTo(BenchJson.write(changed));
  }

  @Property(tries = 300, seed = "20261130")
  void anEditWrittenAndReadDoesTheSame(
      @ForAll("documents") FencingBench bench, @ForAll("edit") FencingEdit edit) {
    String text = EditJson.write(edit);
    assertThat(text).doesNotContain("\n");
    Loaded<Edit<?>> read = EditJson.read(text, "journal");
    assertThat(read.problems()).as(text).isEmpty();
    FencingEdit again = (FencingEdit) read.found().orElseThrow();
    assertThat(again.apply(bench)).isEqualTo(edit.apply(bench));
    if (!edit.apply(bench).equals(bench)) {
      assertThat(again.isStep()).isEqualTo(edit.isStep());
    }
  }

  @Property(tries = 200, seed = "20261130")
  void undoTakesEveryStepBackAndRedoDoesItAgain(@ForAll("edits") List<FencingEdit> edits) {
    FencingBench first = FencingBenches.late();
    EditHistory<FencingBench> history = EditHistory.of(first);
    for (FencingEdit edit : edits) {
      history = history.apply(edit);
    }
    FencingBench last = history.present();
    int steps = history.undoDepth();
    for (int i = 0; i < steps; i++) {
      history = history.undo();
    }
    assertThat(history.present().withView(first.view())).isEqualTo(first);
    for (int i = 0; i < steps; i++) {
      history = history.redo();
    }
    assertThat(history.present().withView(FencingView.atStart()))
        .isEqualTo(last.withView(FencingView.atStart()));
  }

  @Test
  void everyKindOfEditIsTriedAndHasANameInBothLanguages() {
    TreeSet<String> tried = new TreeSet<>(List.of("Together"));
    FencingBenches.edits()
        .sampleStream()
        .limit(3_000)
        .forEach(
            edit -> {
              tried.add(edit.getClass().getSimpleName());
              for (Messages.Language language : Messages.Language.values()) {
                assertThat(Messages.in(language).get(edit.key())).isNotBlank();
              }
            });
    assertThat(tried).containsExactlyInAnyOrderElementsOf(kinds(FencingEdit.class));
  }

  private static List<String> kinds(Class<?> sealed) {
    return Arrays.stream(sealed.getPermittedSubclasses())
        .flatMap(kind -> kind.isSealed() ? kinds(kind).stream() : Stream.of(kind.getSimpleName()))
        .toList();
  }
}

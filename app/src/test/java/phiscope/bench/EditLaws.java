package phiscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import phiscope.bench.json.BenchJson;
import phiscope.bench.json.EditJson;
import phiscope.text.Messages;

/**
 * What holds of every edit on every document of a bench.
 *
 * @param <B> its documents
 * @param <E> its edits
 */
abstract class EditLaws<B extends Bench, E extends Edit<B>> {
  private final Class<E> kinds;
  private final Arbitrary<B> firsts;
  private final Arbitrary<B> documents;
  private final Arbitrary<E> edits;

  /**
   * @param kinds the sealed type of the edits
   * @param firsts documents that many edits are done to
   * @param documents any documents
   * @param edits edits of every kind
   */
  EditLaws(Class<E> kinds, Arbitrary<B> firsts, Arbitrary<B> documents, Arbitrary<E> edits) {
    this.kinds = kinds;
    this.firsts = firsts;
    this.documents = documents;
    this.edits = edits;
  }

  /** Edits, and now and then several of them as one. */
  static <E> Arbitrary<E> withSeveral(Arbitrary<E> edits, Function<List<E>, E> several) {
    return Arbitraries.oneOf(edits, edits, edits, edits.list().ofMaxSize(3).map(several));
  }

  @Provide
  Arbitrary<B> firsts() {
    return firsts;
  }

  @Provide
  Arbitrary<B> documents() {
    return documents;
  }

  @Provide
  Arbitrary<E> edit() {
    return edits;
  }

  @Provide
  Arbitrary<List<E>> edits() {
    return edits.list().ofMaxSize(20);
  }

  /** The constructor of a document checks every bound, so that this checks them all. */
  @Property(tries = 400, seed = "20261130")
  void noEditThrowsAndWhatItMakesCanBeReadAgain(
      @ForAll("firsts") B first, @ForAll("edits") List<E> edits) {
    B changed = first;
    for (E edit : edits) {
      B before = changed;
      changed = edit.apply(before);
      if (changed.equals(before)) {
        assertThat(changed).as("nothing changes: the same object").isSameAs(before);
      }
    }
    String text = BenchJson.write(changed);
    Loaded<Bench> read = BenchJson.read(text, "f.json");
    assertThat(read.problems()).isEmpty();
    assertThat(read.found()).contains(changed);
    assertThat(BenchJson.write(read.found().orElseThrow())).isEqualTo(text);
  }

  @Property(tries = 400, seed = "20261130")
  void anEditWrittenAndReadDoesTheSame(@ForAll("documents") B bench, @ForAll("edit") E edit) {
    String text = EditJson.write(edit);
    assertThat(text).doesNotContain("\n");
    Loaded<Edit<?>> read = EditJson.read(text, "journal");
    assertThat(read.problems()).as(text).isEmpty();
    E again = kinds.cast(read.found().orElseThrow());
    assertThat(again.apply(bench)).isEqualTo(edit.apply(bench));
    if (!edit.apply(bench).equals(bench)) {
      assertThat(again.isStep()).isEqualTo(edit.isStep());
    }
  }

  @Property(tries = 200, seed = "20261130")
  void undoTakesEveryStepBackAndRedoDoesItAgain(
      @ForAll("firsts") B first, @ForAll("edits") List<E> edits) {
    EditHistory<B> history = EditHistory.of(first);
    for (E edit : edits) {
      history = history.apply(edit);
    }
    B last = history.present();
    int steps = history.undoDepth();
    for (int i = 0; i < steps; i++) {
      history = history.undo();
    }
    assertThat(history.present()).matches(first::equalsApartFromView, "as at first");
    assertThat(history.canUndo()).isFalse();
    for (int i = 0; i < steps; i++) {
      history = history.redo();
    }
    assertThat(history.present()).matches(last::equalsApartFromView, "as at last");
    assertThat(history.canRedo()).isFalse();
  }

  /** Also of documents of which one has branches that the other has not. */
  @Property(tries = 200, seed = "20261130")
  void whetherTwoHoldTheSameDoesNotDependOnWhichIsAsked(
      @ForAll("firsts") B first, @ForAll("edits") List<E> edits) {
    B changed = first;
    for (E edit : edits) {
      changed = edit.apply(changed);
      assertThat(first.equalsApartFromView(changed)).isEqualTo(changed.equalsApartFromView(first));
    }
    assertThat(changed.equalsApartFromView(changed)).isTrue();
  }

  @Property(tries = 200, seed = "20261130")
  void doingAnEditTwiceInOneGestureIsDoingItOnce(
      @ForAll("documents") B bench, @ForAll("edit") E edit) {
    EditHistory<B> once = EditHistory.of(bench).apply(edit, 1);
    EditHistory<B> twice = once.apply(edit, 1);
    assertThat(twice.present()).isEqualTo(once.present());
    assertThat(twice.undo().present()).matches(bench::equalsApartFromView, "as before");
  }

  @Test
  void everyKindOfEditIsTriedAndHasANameInBothLanguages() {
    TreeSet<String> tried = new TreeSet<>();
    edits
        .sampleStream()
        .limit(5_000)
        .forEach(
            edit -> {
              tried.add(edit.getClass().getSimpleName());
              for (Messages.Language language : Messages.Language.values()) {
                assertThat(Messages.in(language).get(edit.key())).isNotBlank();
              }
            });
    assertThat(tried).containsExactlyInAnyOrderElementsOf(leaves(kinds));
  }

  private static List<String> leaves(Class<?> sealed) {
    return Arrays.stream(sealed.getPermittedSubclasses())
        .flatMap(kind -> kind.isSealed() ? leaves(kind).stream() : Stream.of(kind.getSimpleName()))
        .toList();
  }
}

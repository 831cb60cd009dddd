package phiscope.ui.view.fencing;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import phiscope.bench.FencingBench;
import phiscope.core.fencing.FencingSituation;
import phiscope.ui.view.ActionBook;
import phiscope.ui.view.Words;
import phiscope.ui.viewmodel.fencing.FencingDocuments;

/** The documents that come with the bench: a new one, and the ready scenarios. */
final class FencingShelf {
  private final FencingContext context;
  private final Words words;
  private final ActionBook book;
  private final Consumer<FencingBench> open;

  FencingShelf(FencingContext context, ActionBook book) {
    this.context = context;
    this.words = context.words();
    this.book = book;
    this.open = context.open();
  }

  void add() {
    add(
        "newFencing",
        "mdi2g-gate",
        words.of("ui.action.newFencing"),
        () -> FencingDocuments.opening(words.messages()),
        FencingSituation.LATE_WRITE_BEFORE_THE_NEWER);
    book.separate("fencingReady");
    for (FencingSituation situation : FencingSituation.values()) {
      add(
          "fencing." + situation.name(),
          "",
          words.of("fencing.situation." + situation.name()),
          () -> FencingDocuments.of(situation, words.messages()),
          situation);
    }
  }

  private void add(
      String id,
      String icon,
      ObservableValue<String> text,
      Supplier<FencingBench> document,
      FencingSituation situation) {
    book.add(
        "fencingReady",
        id,
        icon,
        "",
        text,
        ActionBook.ENABLED,
        () -> {
          open.accept(document.get());
          context.model().describe("fencing.situation.about." + situation.name());
        });
  }
}

package phiscope.ui.view.swim;

import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import phiscope.bench.SwimBench;
import phiscope.core.swim.ready.ReadyScenario;
import phiscope.ui.view.ActionBook;
import phiscope.ui.viewmodel.swim.SwimDocuments;

/** The documents that come with the bench: a new one, and the ready scenarios. */
final class SwimShelf {
  private final SwimContext context;
  private final ActionBook book;
  private final Consumer<SwimBench> open;

  SwimShelf(SwimContext context, ActionBook book, Consumer<SwimBench> open) {
    this.context = context;
    this.book = book;
    this.open = open;
  }

  void add() {
    add(
        "newSwim",
        "mdi2l-lan",
        context.words().of("ui.action.newSwim"),
        () -> SwimDocuments.opening(context.words().messages()),
        "");
    book.separate("swimReady");
    for (ReadyScenario ready : ReadyScenario.values()) {
      add(
          "ready." + ready.name(),
          "",
          context.words().of("swimview.ready." + ready.name()),
          () -> SwimDocuments.of(ready, false, context.words().messages()),
          "swimview.look." + ready.name());
      add(
          "contrast." + ready.name(),
          "",
          context
              .words()
              .of("swimview.ready." + ready.name())
              .map(name -> context.words().get("swimview.ready.contrast", name)),
          () -> SwimDocuments.of(ready, true, context.words().messages()),
          "swimview.look.contrast." + ready.name());
    }
  }

  private void add(
      String id,
      String icon,
      ObservableValue<String> text,
      java.util.function.Supplier<SwimBench> document,
      String lookFor) {
    book.add(
        "swimReady",
        id,
        icon,
        "",
        text,
        ActionBook.ENABLED,
        () -> {
          open.accept(document.get());
          context.model().describe(lookFor);
        });
  }
}

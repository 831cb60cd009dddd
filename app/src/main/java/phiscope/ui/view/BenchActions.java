package phiscope.ui.view;

import phiscope.figure.FigureKind;
import phiscope.text.Messages;

/** The actions of the detector bench. */
final class BenchActions {
  private static final String MENU = "bench";

  private final DetectorBenchView view;
  private final Bench bench;
  private final ActionBook book;
  private final Runnable showParameters;

  BenchActions(DetectorBenchView view, Bench bench, ActionBook book, Runnable showParameters) {
    this.showParameters = showParameters;
    this.view = view;
    this.bench = bench;
    this.book = book;
  }

  void add() {
    book.add(
        MENU,
        "addHeartbeat",
        "mdi2p-plus",
        "Shortcut+Shift+H",
        () -> bench.verbs().addHeartbeatAtNow(0));
    book.add(
        MENU, "swapOrder", "mdi2s-swap-horizontal", "Shortcut+Shift+O", view.stepBar()::swapOrder);
    book.add(MENU, "wholeTape", "mdi2m-magnify-close", "", bench.model()::showWholeTape);
    book.add(MENU, "cover", "mdi2e-eye-off-outline", "Shortcut+H", () -> CoverGroup.toggle(bench));
    book.separate(MENU);
    for (String id : view.panelIds()) {
      book.add(
          MENU,
          "show." + id,
          "",
          "Shortcut+" + (view.panelIds().indexOf(id) + 1),
          () -> view.deck().goTo(id));
    }
    addFigures();
    for (Section section : view.parameters().sections()) {
      book.addFindable(
          "goto." + section.key(),
          bench.words().of("ui.goto." + section.key()),
          () -> {
            showParameters.run();
            view.parameters().reveal(section);
          });
    }
  }

  /** The figures that share a panel with others, by their own names. */
  private void addFigures() {
    for (Panel panel : view.deck().panels()) {
      if (panel instanceof FigurePanel figures && figures.kinds().size() > 1) {
        figures.kinds().forEach(kind -> addFigure(figures, kind));
      }
    }
  }

  private void addFigure(FigurePanel panel, FigureKind kind) {
    Runnable goTo =
        () -> {
          panel.showTable(false);
          panel.show(kind);
          view.deck().goTo(panel.id());
        };
    book.addFindable(
        "figure." + kind.id(),
        bench.words().messagesValue().map(messages -> view(messages, panel, kind)),
        goTo);
    if (kind == FigureKind.TRADE_OFF) {
      // A value without a box: it is found by its name all the same, where it is dragged.
      book.addFindable("mistakesAllowed", bench.words().of("ui.goto.allowed"), goTo);
    }
  }

  /** What shows a figure, with the panel that it stands in where that has another name. */
  private static String view(Messages messages, FigurePanel panel, FigureKind kind) {
    String figure = messages.get("ui.figure.short." + kind.id());
    String in = messages.get("ui.panel.short." + panel.id());
    return figure.equals(in)
        ? messages.get("ui.goto.view.same", figure)
        : messages.get("ui.goto.view", figure, in);
  }
}

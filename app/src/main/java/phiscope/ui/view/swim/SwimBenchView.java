package phiscope.ui.view.swim;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import phiscope.bench.BenchKind;
import phiscope.bench.SwimBench;
import phiscope.figure.FigureId;
import phiscope.ui.view.ActionBook;
import phiscope.ui.view.Appearance;
import phiscope.ui.view.BenchView;
import phiscope.ui.view.DialogLayer;
import phiscope.ui.view.OnDemand;
import phiscope.ui.view.Pulse;
import phiscope.ui.view.Words;
import phiscope.ui.viewmodel.WorkbenchViewModel;
import phiscope.ui.viewmodel.run.RunPlayback;
import phiscope.ui.viewmodel.swim.SwimVerbs;
import phiscope.ui.viewmodel.swim.SwimViewModel;
import phiscope.ui.viewmodel.swim.SwimWalk;

/** The SWIM bench in the window: its linked panels, its parameters and its steps. */
public final class SwimBenchView implements BenchView {
  private final SwimContext context;
  private final OnDemand<SwimDesk> desk;
  private Shown shown;
  private boolean wasLarge;

  /** What the boxes beside the panels show. */
  private record Shown(long revision, String status, boolean withParameters) {}

  public SwimBenchView(
      SwimViewModel model,
      WorkbenchViewModel workbench,
      Words words,
      Appearance appearance,
      DialogLayer dialogs) {
    this.context =
        new SwimContext(
            model,
            SwimWalk.steps(model),
            new RunPlayback<>(model),
            new SwimVerbs(model),
            workbench,
            words,
            appearance,
            dialogs);
    this.desk = new OnDemand<>(() -> SwimDesk.of(context));
    model.revisionProperty().subscribe(Pulse::ask);
  }

  @Override
  public BenchKind kind() {
    return BenchKind.SWIM;
  }

  @Override
  public Node deck() {
    return desk.get().deck();
  }

  @Override
  public Region parameters() {
    return desk.get().parameters();
  }

  @Override
  public Node stepBar() {
    return desk.get().stepBar();
  }

  @Override
  public void addActions(ActionBook book) {
    new SwimActions(context, id -> desk.get().deck().goTo(id), book).add();
  }

  /** Adds what opens a new document of this bench, whichever bench is open. */
  public void addDocuments(ActionBook book, Consumer<SwimBench> open) {
    new SwimShelf(context, book, open).add();
  }

  @Override
  public void focusFirst() {
    desk.get().deck().goTo(SwimDesk.SPACE_TIME);
  }

  @Override
  public void step(boolean forward) {
    context.steps().step(forward);
  }

  @Override
  public void togglePlay() {
    context.playback().toggle();
  }

  @Override
  public void toggleMaximised() {
    desk.get().deck().toggleMaximised();
  }

  @Override
  public void beforeLayout() {
    SwimDesk shownDesk = desk.get();
    boolean withParameters = shownDesk.parameters().getParent() != null;
    Shown now =
        new Shown(
            context.model().revisionProperty().get(),
            context.workbench().statusProperty().get(),
            withParameters);
    if (!now.equals(shown)) {
      shown = now;
      showFitting();
      shownDesk.zoom().update(context.model().options().byTime());
      shownDesk.stepBar().update(SwimStatus.told(context));
      if (withParameters) {
        shownDesk.parameters().update();
      }
    }
    shownDesk.deck().beforeLayout();
  }

  @Override
  public void bringForward(List<FigureId> figures) {
    desk.made().ifPresent(made -> made.deck().bringForward(figures));
  }

  @Override
  public void showFigures() {
    desk.made().ifPresent(made -> made.deck().showFigures());
  }

  @Override
  public Runnable rememberSight() {
    return desk.made().map(made -> made.deck().remember()).orElse(() -> {});
  }

  /** With too many members for frames, what is worth seeing is the statistics. */
  private void showFitting() {
    boolean large = context.model().isLarge();
    if (large != wasLarge) {
      wasLarge = large;
      desk.get().deck().reveal(large ? SwimDesk.STATISTICS : SwimDesk.SPACE_TIME);
    }
  }

  @Override
  public void afterLayout() {
    desk.get().deck().afterLayout();
  }
}

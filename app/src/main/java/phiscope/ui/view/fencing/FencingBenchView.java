package phiscope.ui.view.fencing;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import phiscope.bench.BenchKind;
import phiscope.bench.FencingBench;
import phiscope.figure.FigureId;
import phiscope.ui.view.ActionBook;
import phiscope.ui.view.Appearance;
import phiscope.ui.view.BenchView;
import phiscope.ui.view.DialogLayer;
import phiscope.ui.view.OnDemand;
import phiscope.ui.view.Pulse;
import phiscope.ui.view.Words;
import phiscope.ui.viewmodel.WorkbenchViewModel;
import phiscope.ui.viewmodel.fencing.FencingVerbs;
import phiscope.ui.viewmodel.fencing.FencingViewModel;
import phiscope.ui.viewmodel.fencing.FencingWalk;
import phiscope.ui.viewmodel.run.RunPlayback;

/** The fencing bench in the window: its linked panels, its parameters and its steps. */
public final class FencingBenchView implements BenchView {
  private final FencingContext context;
  private final OnDemand<FencingDesk> desk;
  private Shown shown;
  private FencingBench opening;

  /** What the boxes beside the panels show. */
  private record Shown(long revision, String status, boolean withParameters) {}

  /**
   * @param open opens a new document in place of this one, if that is wanted
   */
  public FencingBenchView(
      FencingViewModel model,
      WorkbenchViewModel workbench,
      Words words,
      Appearance appearance,
      DialogLayer dialogs,
      Consumer<FencingBench> open) {
    this.context =
        new FencingContext(
            model,
            FencingWalk.steps(model),
            new RunPlayback<>(model),
            new FencingVerbs(model),
            workbench,
            words,
            appearance,
            dialogs,
            bench -> {
              opening = bench;
              open.accept(bench);
            });
    this.desk = new OnDemand<>(() -> FencingDesk.of(context));
    model.revisionProperty().subscribe(Pulse::ask);
  }

  @Override
  public BenchKind kind() {
    return BenchKind.FENCING;
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
    new FencingActions(context, id -> desk.get().deck().reveal(id), book)
        .add(() -> desk.get().pressSearch(), () -> desk.get().pressTable());
  }

  /** Adds what opens a new document of this bench, whichever bench is open. */
  public void addDocuments(ActionBook book) {
    new FencingShelf(context, book).add();
  }

  @Override
  public void focusFirst() {
    desk.get().deck().goTo(FencingDesk.SPACE_TIME);
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

  @Override
  public void beforeLayout() {
    FencingDesk shownDesk = desk.get();
    boolean withParameters = shownDesk.parameters().getParent() != null;
    Shown now =
        new Shown(
            context.model().revisionProperty().get(),
            context.workbench().statusProperty().get(),
            withParameters);
    if (!now.equals(shown)) {
      shown = now;
      shownDesk.zoom().update(context.model().options().byTime());
      showOpened();
      shownDesk.stepBar().update(FencingStatus.told(context));
      if (withParameters) {
        shownDesk.parameters().update();
      }
    }
    shownDesk.deck().beforeLayout();
  }

  /** A document that was asked for here is to be seen as frames, once it is open. */
  private void showOpened() {
    if (opening != null && context.model().historyProperty().get().first() == opening) {
      opening = null;
      desk.get().deck().reveal(FencingDesk.SPACE_TIME);
    }
  }

  @Override
  public void afterLayout() {
    desk.get().deck().afterLayout();
  }
}

package phiscope.ui.view.fencing;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import phiscope.bench.BenchKind;
import phiscope.bench.FencingBench;
import phiscope.ui.view.ActionBook;
import phiscope.ui.view.Appearance;
import phiscope.ui.view.BesidePanels;
import phiscope.ui.view.DialogLayer;
import phiscope.ui.view.OnDemand;
import phiscope.ui.view.Pulse;
import phiscope.ui.view.Words;
import phiscope.ui.view.run.RunBenchView;
import phiscope.ui.view.run.RunContext;
import phiscope.ui.view.run.RunDeck;
import phiscope.ui.viewmodel.WorkbenchViewModel;
import phiscope.ui.viewmodel.fencing.FencingVerbs;
import phiscope.ui.viewmodel.fencing.FencingViewModel;
import phiscope.ui.viewmodel.fencing.FencingWalk;
import phiscope.ui.viewmodel.run.RunPlayback;

/** The fencing bench in the window: its linked panels, its parameters and its steps. */
public final class FencingBenchView implements RunBenchView {
  private final FencingContext context;
  private final OnDemand<FencingDesk> desk;
  private BesidePanels shown;
  private FencingBench opening;

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
  public RunContext<?> context() {
    return context;
  }

  @Override
  public RunDeck panels() {
    return desk.get().deck();
  }

  @Override
  public Optional<RunDeck> madePanels() {
    return desk.made().map(FencingDesk::deck);
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
    new FencingActions(context, id -> panels().goTo(id), book)
        .add(() -> desk.get().pressSearch(), () -> desk.get().pressTable());
  }

  /** Adds what opens a new document of this bench, whichever bench is open. */
  public void addDocuments(ActionBook book) {
    new FencingShelf(context, book).add();
  }

  @Override
  public void focusFirst() {
    panels().goTo(FencingDesk.SPACE_TIME);
  }

  @Override
  public void beforeLayout() {
    FencingDesk shownDesk = desk.get();
    BesidePanels now =
        BesidePanels.now(context.model(), context.workbench(), shownDesk.parameters());
    if (!now.equals(shown)) {
      shown = now;
      shownDesk.zoom().update(context.model().options().byTime());
      showOpened();
      shownDesk.stepBar().update(FencingStatus.told(context));
      if (now.withParameters()) {
        shownDesk.parameters().update();
      }
    }
    panels().beforeLayout();
  }

  /** A document that was asked for here is to be seen as frames, once it is open. */
  private void showOpened() {
    if (opening != null && context.model().historyProperty().get().first() == opening) {
      opening = null;
      panels().reveal(FencingDesk.SPACE_TIME);
    }
  }
}

package phiscope.ui.view.swim;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import phiscope.bench.BenchKind;
import phiscope.bench.SwimBench;
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
import phiscope.ui.viewmodel.run.RunPlayback;
import phiscope.ui.viewmodel.swim.SwimVerbs;
import phiscope.ui.viewmodel.swim.SwimViewModel;
import phiscope.ui.viewmodel.swim.SwimWalk;

/** The SWIM bench in the window: its linked panels, its parameters and its steps. */
public final class SwimBenchView implements RunBenchView {
  private final SwimContext context;
  private final OnDemand<SwimDesk> desk;
  private BesidePanels shown;
  private boolean wasLarge;

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
  public RunContext<?> context() {
    return context;
  }

  @Override
  public RunDeck panels() {
    return desk.get().deck();
  }

  @Override
  public Optional<RunDeck> madePanels() {
    return desk.made().map(SwimDesk::deck);
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
    new SwimActions(context, id -> panels().goTo(id), book).add();
  }

  /** Adds what opens a new document of this bench, whichever bench is open. */
  public void addDocuments(ActionBook book, Consumer<SwimBench> open) {
    new SwimShelf(context, book, open).add();
  }

  @Override
  public void focusFirst() {
    panels().goTo(SwimDesk.SPACE_TIME);
  }

  @Override
  public void beforeLayout() {
    SwimDesk shownDesk = desk.get();
    BesidePanels now =
        BesidePanels.now(context.model(), context.workbench(), shownDesk.parameters());
    if (!now.equals(shown)) {
      shown = now;
      showFitting();
      shownDesk.zoom().update(context.model().options().byTime());
      shownDesk.stepBar().update(SwimStatus.told(context));
      if (now.withParameters()) {
        shownDesk.parameters().update();
      }
    }
    panels().beforeLayout();
  }

  /** With too many members for frames, what is worth seeing is the statistics. */
  private void showFitting() {
    boolean large = context.model().isLarge();
    if (large != wasLarge) {
      wasLarge = large;
      panels().reveal(large ? SwimDesk.STATISTICS : SwimDesk.SPACE_TIME);
    }
  }
}

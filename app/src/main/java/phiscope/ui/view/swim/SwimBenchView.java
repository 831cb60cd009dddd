package phiscope.ui.view.swim;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.bench.BenchKind;
import phiscope.bench.SwimBench;
import phiscope.core.swim.SwimFrame;
import phiscope.figure.FigureId;
import phiscope.figure.swim.SwimFigureKind;
import phiscope.ui.view.ActionBook;
import phiscope.ui.view.Appearance;
import phiscope.ui.view.BenchView;
import phiscope.ui.view.DialogLayer;
import phiscope.ui.view.Panel;
import phiscope.ui.view.PanelCell;
import phiscope.ui.view.Pulse;
import phiscope.ui.view.Words;
import phiscope.ui.view.run.RunDeck;
import phiscope.ui.view.run.RunFigurePanel;
import phiscope.ui.view.run.RunStepBar;
import phiscope.ui.viewmodel.WorkbenchViewModel;
import phiscope.ui.viewmodel.run.RunPlayback;
import phiscope.ui.viewmodel.swim.SwimVerbs;
import phiscope.ui.viewmodel.swim.SwimViewModel;
import phiscope.ui.viewmodel.swim.SwimWalk;

/** The SWIM bench in the window: its linked panels, its parameters and its steps. */
public final class SwimBenchView implements BenchView {
  private static final RunDeck.Plan PLAN =
      new RunDeck.Plan(
          List.of("swimSpaceTime", "swimCounters", "swimStatistics"),
          List.of(
              List.of(
                  List.of(
                      "swimRing",
                      "swimMembers",
                      "swimMessages",
                      "swimMatrix",
                      "swimChanges",
                      "swimBranches")),
              List.of(
                  List.of("swimRing", "swimMembers", "swimMessages"),
                  List.of("swimMatrix", "swimChanges", "swimBranches")),
              List.of(
                  List.of("swimRing", "swimMembers"),
                  List.of("swimMatrix", "swimMessages"),
                  List.of("swimChanges", "swimBranches"))));

  private final SwimContext context;
  private final RunFigurePanel spaceTime;
  private final RunDeck deck;
  private final SwimParameterBar parameters;
  private final RunStepBar<SwimFrame> stepBar;
  private final ToggleButton byTime = new ToggleButton(null, new FontIcon("mdi2c-clock-outline"));
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
    this.spaceTime = context.panel("swimSpaceTime", SwimFigureKind.SPACE_TIME).with(zoom());
    this.deck = new RunDeck(words, PLAN, panels());
    this.parameters = new SwimParameterBar(context);
    this.stepBar = SwimStatus.stepBar(context);
    model.revisionProperty().subscribe(Pulse::ask);
  }

  private List<Panel> panels() {
    Button truth = new Button(null, new FontIcon("mdi2e-eye-off-outline"));
    truth.getStyleClass().addAll("flat", "tool");
    truth.setId("swim-truth");
    context.words().tip(truth, "swimview.tool.truth");
    truth.setOnAction(pressed -> context.model().look(now -> now.truth()));
    return List.of(
        spaceTime,
        context.panel("swimRing", SwimFigureKind.RING).with(List.of(truth)),
        context.panel("swimMatrix", SwimFigureKind.MATRIX),
        new ChangesPanel(context),
        context.panel("swimMessages", SwimFigureKind.MESSAGES),
        context.panel("swimMembers", SwimFigureKind.MEMBERS),
        context.panel("swimCounters", SwimFigureKind.COUNTERS),
        new BranchesPanel(context),
        new StatisticsPanel(context));
  }

  private List<Node> zoom() {
    byTime.getStyleClass().addAll("flat", "tool");
    byTime.setId("swim-by-time");
    context.words().tip(byTime, "swimview.tool.byTime");
    byTime.setOnAction(
        pressed -> context.model().look(now -> now.spacedByTime(byTime.isSelected())));
    return List.of(
        byTime,
        tool("mdi2m-magnify-plus-outline", "zoomIn", 0.7),
        tool("mdi2m-magnify-minus-outline", "zoomOut", 1.43));
  }

  private Button tool(String icon, String name, double factor) {
    Button button = new Button(null, new FontIcon(icon));
    button.getStyleClass().addAll("flat", "tool");
    button.setId("swim-" + name);
    button.setOnAction(pressed -> context.model().look(now -> now.zoomed(factor)));
    return context.words().tip(button, "swimview.tool." + name);
  }

  @Override
  public BenchKind kind() {
    return BenchKind.SWIM;
  }

  @Override
  public Node deck() {
    return deck;
  }

  @Override
  public Region parameters() {
    return parameters;
  }

  @Override
  public Node stepBar() {
    return stepBar;
  }

  @Override
  public void addActions(ActionBook book) {
    new SwimActions(context, deck, book).add();
  }

  /** Adds what opens a new document of this bench, whichever bench is open. */
  public void addDocuments(ActionBook book, Consumer<SwimBench> open) {
    new SwimShelf(context, book, open).add();
  }

  @Override
  public void focusFirst() {
    spaceTime.view().requestFocus();
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
    for (Node at = deck.getScene().getFocusOwner(); at != null; at = at.getParent()) {
      if (at instanceof PanelCell cell) {
        deck.toggleMaximised(cell.shown());
        return;
      }
    }
    deck.toggleMaximised(spaceTime);
  }

  @Override
  public void beforeLayout() {
    boolean withParameters = parameters.getParent() != null;
    Shown now =
        new Shown(
            context.model().revisionProperty().get(),
            context.workbench().statusProperty().get(),
            withParameters);
    if (!now.equals(shown)) {
      shown = now;
      showFitting();
      byTime.setSelected(context.model().options().byTime());
      stepBar.update(SwimStatus.told(context));
      if (withParameters) {
        parameters.update();
      }
    }
    deck.shown().forEach(Panel::beforeLayout);
  }

  @Override
  public void bringForward(List<FigureId> figures) {
    for (int i = figures.size() - 1; i >= 0; i--) {
      deck.reveal(figures.get(i));
    }
  }

  @Override
  public void showFigures() {
    deck.showFigures();
  }

  @Override
  public Runnable rememberSight() {
    return deck.remember();
  }

  /** With too many members for frames, what is worth seeing is the statistics. */
  private void showFitting() {
    boolean large = context.model().isLarge();
    if (large != wasLarge) {
      wasLarge = large;
      deck.reveal(large ? "swimStatistics" : spaceTime.id());
    }
  }

  @Override
  public void afterLayout() {
    deck.shown().forEach(Panel::afterLayout);
  }
}

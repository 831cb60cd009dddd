package phiscope.ui.view.fencing;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.bench.BenchKind;
import phiscope.bench.FencingBench;
import phiscope.core.fencing.FencingFrame;
import phiscope.figure.FigureId;
import phiscope.figure.fencing.FencingFigureKind;
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
import phiscope.ui.viewmodel.fencing.FencingVerbs;
import phiscope.ui.viewmodel.fencing.FencingViewModel;
import phiscope.ui.viewmodel.fencing.FencingWalk;
import phiscope.ui.viewmodel.run.RunPlayback;

/** The fencing bench in the window: its linked panels, its parameters and its steps. */
public final class FencingBenchView implements BenchView {
  private static final RunDeck.Plan PLAN =
      new RunDeck.Plan(
          List.of("fencingSpaceTime", "fencingSearch", "fencingProtections", "fencingCosts"),
          List.of(
              List.of(
                  List.of(
                      "fencingInvariants",
                      "fencingHolders",
                      "fencingTakeover",
                      "fencingMessages",
                      "fencingBranches")),
              List.of(
                  List.of("fencingInvariants", "fencingMessages"),
                  List.of("fencingHolders", "fencingTakeover", "fencingBranches")),
              List.of(
                  List.of("fencingInvariants"),
                  List.of("fencingHolders", "fencingMessages"),
                  List.of("fencingTakeover", "fencingBranches"))));

  private final FencingContext context;
  private final RunFigurePanel spaceTime;
  private final SearchPanel search;
  private final StudyPanels studies;
  private final RunDeck deck;
  private final FencingParameterBar parameters;
  private final RunStepBar<FencingFrame> stepBar;
  private final ToggleButton byTime = new ToggleButton(null, new FontIcon("mdi2c-clock-outline"));
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
    this.spaceTime = context.panel("fencingSpaceTime", FencingFigureKind.SPACE_TIME).with(zoom());
    this.search = new SearchPanel(context);
    this.studies = new StudyPanels(context);
    this.deck = new RunDeck(words, PLAN, panels());
    this.parameters = new FencingParameterBar(context);
    this.stepBar = FencingStatus.stepBar(context);
    model.revisionProperty().subscribe(Pulse::ask);
  }

  private List<Panel> panels() {
    return List.of(
        spaceTime,
        context.panel("fencingInvariants", FencingFigureKind.INVARIANTS),
        context.panel("fencingHolders", FencingFigureKind.HOLDERS),
        context.panel("fencingTakeover", FencingFigureKind.TAKEOVER),
        context.panel("fencingMessages", FencingFigureKind.MESSAGES),
        search,
        studies.protections(),
        studies.costs(),
        new FencingBranchesPanel(context));
  }

  private List<Node> zoom() {
    byTime.getStyleClass().addAll("flat", "tool");
    byTime.setId("fencing-by-time");
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
    button.setId("fencing-" + name);
    button.setOnAction(pressed -> context.model().look(now -> now.zoomed(factor)));
    return context.words().tip(button, "swimview.tool." + name);
  }

  @Override
  public BenchKind kind() {
    return BenchKind.FENCING;
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
    new FencingActions(context, deck, book)
        .add(
            () -> begin("fencingSearch", search::press),
            () -> begin("fencingProtections", studies::press));
  }

  private void begin(String panel, Runnable work) {
    deck.reveal(panel);
    work.run();
  }

  /** Adds what opens a new document of this bench, whichever bench is open. */
  public void addDocuments(ActionBook book) {
    new FencingShelf(context, book).add();
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
    deck.toggleMaximised(deck.shown().get(0));
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
      byTime.setSelected(context.model().options().byTime());
      showOpened();
      stepBar.update(FencingStatus.told(context));
      if (withParameters) {
        parameters.update();
      }
    }
    deck.shown().forEach(Panel::beforeLayout);
  }

  /** A document that was asked for here is to be seen as frames, once it is open. */
  private void showOpened() {
    if (opening != null && context.model().historyProperty().get().first() == opening) {
      opening = null;
      deck.reveal(spaceTime.id());
    }
  }

  @Override
  public void afterLayout() {
    deck.shown().forEach(Panel::afterLayout);
  }
}

package phiscope.ui.view;

import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import phiscope.figure.FigureKind;
import phiscope.ui.viewmodel.BenchViewModel;
import phiscope.ui.viewmodel.Playback;
import phiscope.ui.viewmodel.Settings;
import phiscope.ui.viewmodel.TapeVerbs;
import phiscope.ui.viewmodel.WorkbenchViewModel;

/** The whole window: its places, and which of them there is room for. */
public final class WorkbenchView {
  private static final PseudoClass DARK = PseudoClass.getPseudoClass("dark");
  private static final PseudoClass PROJECTOR = PseudoClass.getPseudoClass("projector");
  private static final double ROOM_FOR_LIBRARY = 1100;
  private static final double ROOM_FOR_PARAMETERS = 860;

  private final WorkbenchViewModel workbench;
  private final BenchViewModel model;
  private final Bench bench;
  private final Words words;
  private final BorderPane frame = new BorderPane();
  private final DialogLayer dialogs = new DialogLayer();
  private final ValuePopover popover;
  private final PanelDeck deck;
  private final Parameters parameters;
  private final StepBar stepBar;
  private final StackPane layers;
  private final ScaledPane root;
  private final Playback playback;
  private Region library = new Region();
  private boolean libraryForced;
  private boolean parametersForced;
  private boolean lessonRuns;

  private Shown shown;

  /** What the boxes beside the panels show. */
  private record Shown(long revision, String status, boolean withParameters) {}

  WorkbenchView(WorkbenchViewModel workbench, BenchViewModel model, Words words) {
    this.workbench = workbench;
    this.model = model;
    this.words = words;
    this.popover = new ValuePopover(words);
    this.playback = new Playback(model);
    this.bench =
        new Bench(
            model,
            workbench,
            words,
            new Appearance(workbench.settingsProperty(), this::scale),
            new TapeVerbs(model, workbench),
            popover);
    FigurePanel tape =
        new FigurePanel(bench, "tape", List.of(FigureKind.TAPE), Orientation.VERTICAL);
    this.deck = new PanelDeck(words, tape, panels(), () -> model.bench().tapes().size());
    this.parameters = new Parameters(bench);
    this.stepBar = new StepBar(bench, playback);
    this.layers = new StackPane(frame, popover, dialogs);
    this.root = new ScaledPane(layers);
    frame.setCenter(deck);
    frame.setBottom(stepBar);
    frame.getStyleClass().add("frame");
    root.getStyleClass().add("workbench");
    workbench.settingsProperty().subscribe(this::showSettings);
    layers.widthProperty().subscribe(this::showSides);
    model.revisionProperty().subscribe(Pulse::ask);
    workbench.statusProperty().subscribe(said -> Pulse.ask());
  }

  private List<Panel> panels() {
    return List.of(
        new FigurePanel(
            bench, "tail", List.of(FigureKind.TAIL, FigureKind.QQ), Orientation.HORIZONTAL),
        new FigurePanel(bench, "phi", List.of(FigureKind.PHI_CURVE), Orientation.HORIZONTAL),
        new FigurePanel(
            bench,
            "posterior",
            List.of(
                FigureKind.POSTERIOR_CURVE,
                FigureKind.POSTERIOR_BARS,
                FigureKind.NATURAL_FREQUENCIES),
            Orientation.HORIZONTAL),
        new ConsumersPanel(bench),
        new ArithmeticPanel(bench),
        new FigurePanel(
            bench,
            "course",
            List.of(FigureKind.SAW_TOOTH, FigureKind.TRADE_OFF),
            Orientation.VERTICAL));
  }

  /** Makes the scene of the window. */
  public Scene scene(double width, double height) {
    Scene scene = new Scene(root, width, height);
    WindowStyle.dress(scene, workbench);
    new Pulse(deck::shown, List.of(this::beforeLayout)).run(scene);
    return scene;
  }

  private void beforeLayout() {
    Shown now =
        new Shown(
            model.revisionProperty().get(),
            workbench.statusProperty().get(),
            frame.getRight() == parameters);
    if (now.equals(shown)) {
      return;
    }
    shown = now;
    stepBar.update();
    if (frame.getRight() == parameters) {
      parameters.update();
    }
  }

  /** The view of a figure, if it is one of those that can be seen. */
  Optional<FigureView> figureView(FigureKind kind, int tape) {
    return deck.lookupAll(".figure-view").stream()
        .map(FigureView.class::cast)
        .filter(figure -> figure.kind() == kind && figure.tape() == tape)
        .findFirst();
  }

  /** Gives the tape the focus: what the keys do first. */
  void focusTape() {
    deck.panels().get(0).content().lookupAll(".figure-view").stream()
        .findFirst()
        .ifPresent(Node::requestFocus);
  }

  public void setTop(Node bar) {
    frame.setTop(bar);
  }

  /** Puts lessons and data sets, or a running lesson, to the left. */
  public void setLibrary(Region newLibrary, boolean isLesson) {
    library = newLibrary;
    lessonRuns = isLesson;
    libraryForced = false;
    parametersForced = false;
    showSides();
  }

  private void showSettings(Settings settings) {
    root.pseudoClassStateChanged(DARK, settings.theme() == Settings.Theme.DARK);
    root.pseudoClassStateChanged(PROJECTOR, settings.projector());
    root.setScale(settings.scale());
    showSides();
    Pulse.ask();
  }

  private double scale() {
    return root.scale();
  }

  private double room() {
    return layers.getWidth();
  }

  private boolean hasLibrary() {
    boolean room = room() >= ROOM_FOR_LIBRARY && !workbench.settings().projector();
    return libraryForced || lessonRuns || (room && workbench.settings().library());
  }

  private boolean hasParameters() {
    boolean taken = lessonRuns && room() < ROOM_FOR_LIBRARY + 260;
    boolean room = room() >= ROOM_FOR_PARAMETERS && !taken && !workbench.settings().projector();
    return parametersForced || (room && workbench.settings().parameters());
  }

  private void showSides() {
    frame.setLeft(hasLibrary() ? library : null);
    frame.setRight(hasParameters() ? parameters : null);
    Pulse.ask();
  }

  /** Shows or hides the left side; where there is little room, over the bench's. */
  public void toggleLibrary() {
    boolean shown = hasLibrary();
    libraryForced = !shown;
    workbench.change(settings -> settings.withLibrary(!shown));
    showSides();
  }

  public void toggleParameters() {
    boolean shown = hasParameters();
    parametersForced = !shown;
    workbench.change(settings -> settings.withParameters(!shown));
    showSides();
  }

  Bench bench() {
    return bench;
  }

  public DialogLayer dialogs() {
    return dialogs;
  }

  public PanelDeck deck() {
    return deck;
  }

  public Words words() {
    return words;
  }

  public Playback playback() {
    return playback;
  }

  /** The panels' ids in order. */
  List<String> panelIds() {
    return deck.panels().stream().map(Panel::id).toList();
  }

  /** Gives the panel with the focus the whole deck, or takes it back. */
  void toggleMaximisedFocus() {
    for (Node at = deck.getScene().getFocusOwner(); at != null; at = at.getParent()) {
      if (at instanceof PanelCell cell) {
        deck.toggleMaximised(cell.shown().id());
        return;
      }
    }
    deck.toggleMaximised("tape");
  }

  StepBar stepBar() {
    return stepBar;
  }

  public Node root() {
    return root;
  }
}

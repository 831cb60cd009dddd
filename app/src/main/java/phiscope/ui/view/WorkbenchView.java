package phiscope.ui.view;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import phiscope.bench.BenchKind;
import phiscope.ui.viewmodel.BenchViewModel;
import phiscope.ui.viewmodel.OpenBench;
import phiscope.ui.viewmodel.Settings;
import phiscope.ui.viewmodel.TapeVerbs;
import phiscope.ui.viewmodel.WorkbenchViewModel;

/** The whole window: its places, which of them there is room for, and the bench that is open. */
public final class WorkbenchView {
  private static final PseudoClass DARK = PseudoClass.getPseudoClass("dark");
  private static final PseudoClass PROJECTOR = PseudoClass.getPseudoClass("projector");

  /** A side that appears leaves room for two figures beside each other. */
  private static final double ROOM_FOR_LIBRARY = PanelDeck.TWO_COLUMNS + 204 + 288;

  private static final double ROOM_FOR_PARAMETERS = PanelDeck.TWO_COLUMNS + 288;

  /** With the wider column of a lesson. */
  private static final double ROOM_BESIDE_LESSON = PanelDeck.TWO_COLUMNS + 340 + 288;

  private final WorkbenchViewModel workbench;
  private final OpenBench open;
  private final Bench bench;
  private final Words words;
  private final Appearance appearance;
  private final BorderPane frame = new BorderPane();
  private final DialogLayer dialogs = new DialogLayer();
  private final DropSign dropSign;
  private final DetectorBenchView detector;
  private final Map<BenchKind, BenchView> views = new EnumMap<>(BenchKind.class);
  private final StackPane layers;
  private final ScaledPane root;
  private Region library = new Region();
  private boolean libraryForced;
  private boolean parametersForced;
  private boolean lessonRuns;

  WorkbenchView(
      WorkbenchViewModel workbench, OpenBench open, BenchViewModel detectorModel, Words words) {
    this.workbench = workbench;
    this.open = open;
    this.words = words;
    this.appearance = new Appearance(workbench.settingsProperty(), this::scale);
    ValuePopover popover = new ValuePopover(words);
    TapeVerbs verbs = new TapeVerbs(detectorModel, workbench);
    this.bench = new Bench(detectorModel, workbench, words, appearance, verbs, popover);
    this.detector = new DetectorBenchView(bench, this::showParameters);
    this.dropSign = new DropSign(words);
    this.layers = new StackPane(frame, popover, dialogs, dropSign);
    this.root = new ScaledPane(layers);
    frame.getStyleClass().add("frame");
    root.getStyleClass().add("workbench");
    addBench(detector);
    open.openProperty().subscribe(model -> showBench());
    workbench.settingsProperty().subscribe(this::showSettings);
    layers.widthProperty().subscribe(this::showSides);
    detectorModel.revisionProperty().subscribe(Pulse::ask);
    workbench.statusProperty().subscribe(said -> Pulse.ask());
  }

  /** Gives the window the view of one more kind of bench. */
  void addBench(BenchView view) {
    views.put(view.kind(), view);
    showBench();
  }

  /** The view of the bench that is open. */
  BenchView benchView() {
    return views.getOrDefault(open.kind(), detector);
  }

  /** All views, one a kind. */
  public List<BenchView> benchViews() {
    return List.copyOf(views.values());
  }

  private void showBench() {
    frame.setCenter(benchView().deck());
    frame.setBottom(benchView().stepBar());
    showSides();
  }

  /** Makes the scene of the window. */
  public Scene scene(double width, double height) {
    Scene scene = new Scene(new Region(), width, height);
    WindowStyle.dress(scene, workbench, root.scaleValue());
    // In this order each node looks for its rules once: a style sheet that comes later costs that
    // again.
    scene.setRoot(root);
    Pulse.run(scene, this::benchView, root);
    dropSign.follow(scene);
    new FocusKeeper(frame, dialogs::holds).follow(scene);
    return scene;
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
    boolean taken = lessonRuns && room() < ROOM_BESIDE_LESSON;
    boolean room = room() >= ROOM_FOR_PARAMETERS && !taken && !workbench.settings().projector();
    return parametersForced || (room && workbench.settings().parameters());
  }

  private void showSides() {
    frame.setLeft(hasLibrary() ? library : null);
    frame.setRight(hasParameters() ? benchView().parameters() : null);
    Pulse.ask();
  }

  /** Shows or hides the left side; where there is little room, over the bench's. */
  public void toggleLibrary() {
    boolean shown = hasLibrary();
    libraryForced = !shown;
    workbench.change(settings -> settings.withLibrary(!shown));
    showSides();
  }

  /** Brings the parameters into sight. */
  void showParameters() {
    if (!hasParameters()) {
      toggleParameters();
    }
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

  DetectorBenchView detector() {
    return detector;
  }

  public OpenBench open() {
    return open;
  }

  /** How figures are painted. */
  Appearance appearance() {
    return appearance;
  }

  public DialogLayer dialogs() {
    return dialogs;
  }

  /** The panels of the detector bench. */
  public PanelDeck deck() {
    return detector.deck();
  }

  public Words words() {
    return words;
  }

  public Node root() {
    return root;
  }
}

package phiscope.ui.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.core.detector.PhiPolicy;
import phiscope.figure.Figure;
import phiscope.figure.FigureKind;
import phiscope.ui.viewmodel.CrowdedMarks;

/**
 * A panel of figures: one kind at a time out of several, once for each tape, with the same numbers
 * as a table on demand, and a quiet line that says what can be dragged.
 */
final class FigurePanel implements Panel {
  private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");
  private static final double ROOM_FOR_READING = 250;

  /** A sentence that would take more of the panel than this keeps to one line. */
  private static final double MOST_READING = 0.42;

  private static final double MOST_HINT = 38;

  private final Bench bench;
  private final String id;
  private final List<FigureKind> kinds;
  private final boolean tapesShareOne;
  private final BorderPane content = new BorderPane();
  private final Pane figures;
  private final Label hint = new Label();
  private final SentenceView reading = new SentenceView();
  private final HBox kindRow = new HBox();
  private final VBox foot = new VBox();
  private final ToggleButton table = new ToggleButton(null, new FontIcon("mdi2t-table"));
  private final MenuButton copy = new MenuButton(null, new FontIcon("mdi2c-content-copy"));
  private final List<ToggleButton> kindButtons = new ArrayList<>();
  private final Map<FigureKind, List<FigureView>> views = new LinkedHashMap<>();
  private final FigureTableView tableView;
  private FigureKind kind;
  private String hinted = "";
  private int tapes;

  /**
   * @param bench what the panel works on
   * @param id its id
   * @param kinds the figures it can show, the first to begin with
   * @param orientation how the figures of two tapes stand
   */
  FigurePanel(Bench bench, String id, List<FigureKind> kinds, Orientation orientation) {
    this.bench = bench;
    this.id = id;
    this.kinds = kinds;
    this.tapesShareOne = orientation == null;
    this.kind = kinds.get(0);
    this.figures = orientation == Orientation.HORIZONTAL ? new HBox(6) : new VBox(2);
    this.tableView = new FigureTableView(bench.words());
    content.getStyleClass().add("figure-panel");
    hint.getStyleClass().add("hint");
    foot.getStyleClass().add("figure-foot");
    HBox.setHgrow(hint, Priority.ALWAYS);
    hint.setMaxWidth(Double.MAX_VALUE);
    HBox line = new HBox(hint, kindRow);
    line.getStyleClass().add("figure-line");
    kindRow.setMinWidth(Region.USE_PREF_SIZE);
    foot.getChildren().add(line);
    reading.setOnMouseClicked(clicked -> tell());
    hint.setGraphic(new FontIcon("mdi2g-gesture-tap-hold"));
    hint.setMinWidth(0);
    hint.setWrapText(true);
    hint.setMaxHeight(MOST_HINT);
    content.setMinSize(0, 0);
    content.setTop(reading);
    content.setBottom(foot);
    makeTools();
    show(kind);
  }

  private void makeTools() {
    table.getStyleClass().addAll("flat", "tool");
    bench.words().tip(table, "ui.figure.table");
    table.setOnAction(pressed -> showBody());
    copy.getStyleClass().addAll("flat", "tool", "no-arrow");
    bench.words().tip(copy, "ui.figure.copy");
    copy.getItems()
        .setAll(new FigureCopy(bench.words(), bench.workbench(), this::wantedFigures).items());
    if (kinds.size() > 1) {
      for (FigureKind each : kinds) {
        ToggleButton button =
            bench.words().text(new ToggleButton(), "ui.figure.short." + each.id());
        button.getStyleClass().add("kind-tab");
        button.setOnAction(pressed -> show(each));
        button.setMinWidth(0);
        kindButtons.add(button);
      }
      FocusGroup.arrowsMoveWithin(kindButtons.toArray(Node[]::new));
    }
  }

  /** Shows one of its figures. */
  void show(FigureKind newKind) {
    kind = newKind;
    for (int i = 0; i < kindButtons.size(); i++) {
      kindButtons.get(i).setSelected(kinds.get(i) == kind);
    }
    arrangeTapes();
    sayHint();
    showBody();
  }

  /** Shows what it shows at the start of the program. */
  void showFirst() {
    show(kinds.get(0));
  }

  private void arrangeTapes() {
    tapes = tapesShareOne ? 1 : bench.model().bench().tapes().size();
    List<FigureView> shown = views.computeIfAbsent(kind, k -> new ArrayList<>());
    while (shown.size() < tapes) {
      FigureView view = bench.figureView(kind, shown.size());
      view.focusVisibleProperty().subscribe(seen -> told(view, seen));
      shown.add(view);
    }
    figures.getChildren().setAll(shown.subList(0, tapes));
    figures
        .getChildren()
        .forEach(
            view -> {
              HBox.setHgrow(view, Priority.ALWAYS);
              VBox.setVgrow(view, Priority.ALWAYS);
            });
  }

  private void showBody() {
    content.setCenter(table.isSelected() ? tableView : figures);
  }

  /** Who comes to a figure by the keys is told what it shows. */
  private void told(FigureView view, boolean reached) {
    if (reached) {
      view.painted().ifPresent(figure -> bench.workbench().say(figure.reading()));
    }
  }

  private void tell() {
    if (!reading.sentence().isEmpty()) {
      bench.workbench().say(reading.sentence());
    }
  }

  /** The sentence beside the title, where the panel is wide and alone in its place. */
  @Override
  public Optional<Node> headline(boolean beside) {
    if (beside) {
      content.setTop(null);
      return Optional.of(reading);
    }
    content.setTop(reading);
    return Optional.empty();
  }

  @Override
  public boolean isTable() {
    return table.isSelected();
  }

  @Override
  public void showTable(boolean on) {
    table.setSelected(on);
    showBody();
  }

  private List<Figure> wantedFigures() {
    return shownFigures().stream().map(FigureView::wanted).toList();
  }

  private List<FigureView> shownFigures() {
    return List.copyOf(views.get(kind).subList(0, tapes));
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public List<Node> tools(boolean shared) {
    kindRow.getChildren().setAll(shared ? kindButtons : List.of());
    List<Node> tools = new ArrayList<>(shared ? List.of() : kindButtons);
    tools.add(table);
    tools.add(copy);
    return tools;
  }

  @Override
  public void beforeLayout() {
    int count = tapesShareOne ? 1 : bench.model().bench().tapes().size();
    if (count != tapes) {
      arrangeTapes();
    }
    sayHint();
    boolean roomy = content.getHeight() >= ROOM_FOR_READING;
    boolean hints = !bench.workbench().settings().projector();
    hint.setManaged(hints);
    hint.setVisible(hints);
    // The counts have their sentence as a headline.
    boolean reads = kind != FigureKind.NATURAL_FREQUENCIES;
    boolean leavesRoom =
        reading.heightOfAll(content.getWidth()) <= MOST_READING * content.getHeight();
    reading.setOneLine(!roomy || !leavesRoom || content.getTop() != reading);
    reading.setManaged(reads);
    reading.setVisible(reads);
    content.pseudoClassStateChanged(SMALL, !roomy);
  }

  @Override
  public void afterLayout() {
    if (table.isSelected()) {
      tableView.show(shownFigures().stream().map(view -> view.wanted()).toList());
      return;
    }
    List<FigureView> shown = shownFigures();
    shown.forEach(FigureView::update);
    sayHint();
    reading.say(
        shown.stream()
            .flatMap(view -> view.painted().stream())
            .map(figure -> shown.size() > 1 ? named(figure) : figure.reading())
            .collect(Collectors.joining(" ")));
  }

  /** With two tapes each sentence names its own. */
  private String named(Figure figure) {
    return bench.words().get("ui.figure.named", figure.name(), figure.reading());
  }

  private void sayHint() {
    String key = "ui.hint." + kind.id();
    if (kind == FigureKind.TAIL && isTyped()) {
      key = "ui.hint.tail.typed";
    } else if (kind == FigureKind.TAPE && isCrowded()) {
      key = "ui.hint.tape.crowded";
    }
    if (!key.equals(hinted)) {
      hinted = key;
      hint.textProperty().bind(bench.words().of(key));
    }
  }

  /** Whether most heartbeats that are shown cannot be taken hold of. */
  private boolean isCrowded() {
    List<FigureView> shown = shownFigures();
    return shown.stream().anyMatch(view -> view.painted().isPresent())
        && shown.stream()
            .allMatch(
                view ->
                    view.painted()
                        .filter(
                            figure ->
                                !CrowdedMarks.isMostOf(figure, bench.model().bench(), view.tape()))
                        .isEmpty());
  }

  /** Whether mean and sigma are typed, and so have grips. */
  private boolean isTyped() {
    return bench.model().bench().policy().parameters() instanceof PhiPolicy.ModelParameters.Given;
  }

  /** The figure that it shows. */
  FigureKind kind() {
    return kind;
  }

  /** Whether it shows what it shows at the start of the program. */
  boolean isFirst() {
    return kind == kinds.get(0);
  }

  /** What it can show, the first to begin with. */
  List<FigureKind> kinds() {
    return kinds;
  }

  /** Whether this panel can show a kind. */
  boolean has(FigureKind wanted) {
    return kinds.contains(wanted);
  }
}

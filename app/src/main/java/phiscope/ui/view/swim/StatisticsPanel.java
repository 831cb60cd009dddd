package phiscope.ui.view.swim;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.bench.ScenarioEdit;
import phiscope.bench.SeedRange;
import phiscope.bench.SwimBench;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.swim.SweepFigure;
import phiscope.figure.swim.SweepSummary;
import phiscope.text.Numbers;
import phiscope.ui.view.FigureCanvas;
import phiscope.ui.view.FigureCopy;
import phiscope.ui.view.FigureTableView;
import phiscope.ui.view.NumberField;
import phiscope.ui.view.Panel;
import phiscope.ui.view.Pulse;
import phiscope.ui.viewmodel.NumberRange;
import phiscope.ui.viewmodel.swim.SweepDesk;

/** Many runs of the scenario with other seeds, beside the window, and what they add up to. */
final class StatisticsPanel implements Panel {
  private static final double ROOM_FOR_READING = 200;

  private final SwimContext context;
  private final SweepDesk desk = new SweepDesk(Pulse::ask);
  private final BorderPane content = new BorderPane();
  private final Surface surface;
  private final Button run = new Button();
  private final ProgressBar progress = new ProgressBar(0);
  private final Label told = new Label();
  private final NumberField from;
  private final NumberField count;
  private final Label reading = new Label();
  private final ToggleButton table = new ToggleButton(null, new FontIcon("mdi2t-table"));
  private final MenuButton copy = new MenuButton(null, new FontIcon("mdi2c-content-copy"));
  private final FigureTableView tableView;

  StatisticsPanel(SwimContext context) {
    this.context = context;
    this.surface = new Surface();
    this.tableView = new FigureTableView(context.words());
    content.setMinSize(0, 0);
    content.getStyleClass().add("figure-panel");
    content.setId("swim-statistics-panel");
    from =
        new NumberField(
            context.words(), "swimview.parameter.seedsFrom", NumberRange.whole(0, SeedRange.LAST));
    from.onCommit(
        typed ->
            context
                .model()
                .apply(new ScenarioEdit.SetSeeds(typed.longValueExact(), seeds().count())));
    count =
        new NumberField(
            context.words(), "swimview.parameter.seedsCount", NumberRange.whole(1, SeedRange.MOST));
    count.setId("swim-seeds-count");
    count.onCommit(
        typed ->
            context
                .model()
                .apply(new ScenarioEdit.SetSeeds(seeds().from(), typed.intValueExact())));
    run.setId("swim-sweep");
    run.setOnAction(pressed -> press());
    run.setMinWidth(Region.USE_PREF_SIZE);
    told.getStyleClass().add("muted");
    told.setMinWidth(0);
    FlowPane controls =
        new FlowPane(
            row(label("swimview.parameter.seedsFrom"), from),
            row(label("swimview.parameter.seedsCount"), count),
            row(run, progress),
            told);
    controls.getStyleClass().add("swim-flow");
    told.setId("swim-sweep-told");
    told.setWrapText(true);
    reading.getStyleClass().add("run-reading");
    reading.setWrapText(true);
    reading.setMinWidth(0);
    reading.setMaxWidth(Double.MAX_VALUE);
    for (NumberField field : List.of(from, count)) {
      field.setMinWidth(90);
      field.setPrefWidth(90);
    }
    content.setTop(controls);
    content.setBottom(reading);
    table.getStyleClass().addAll("flat", "tool");
    table.setId("swim-statistics-table");
    context.words().tip(table, "ui.figure.table");
    table.setOnAction(pressed -> showBody());
    copy.getStyleClass().addAll("flat", "tool", "no-arrow");
    context.words().tip(copy, "ui.figure.copy");
    copy.getItems()
        .setAll(new FigureCopy(context.words(), context.workbench(), surface::figures).items());
    showBody();
  }

  private static HBox row(Node... nodes) {
    HBox row = new HBox(nodes);
    row.getStyleClass().add("run-controls");
    return row;
  }

  private void showBody() {
    content.setCenter(table.isSelected() ? tableView : surface);
  }

  @Override
  public List<Node> tools(boolean shared) {
    return List.of(table, copy);
  }

  private Label label(String key) {
    Label label = context.words().text(new Label(), key);
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }

  private SeedRange seeds() {
    return context.model().bench().seeds();
  }

  private void press() {
    if (desk.runningProperty().get()) {
      desk.cancel();
    } else {
      desk.begin(context.model().bench().scenario(), seeds());
    }
  }

  @Override
  public String id() {
    return "swimStatistics";
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public void beforeLayout() {
    SwimBench bench = context.model().bench();
    boolean running = desk.runningProperty().get();
    run.setText(context.words().get(running ? "swimview.sweep.cancel" : "swimview.sweep.run"));
    progress.setVisible(running);
    progress.setProgress((double) desk.done() / bench.seeds().count());
    from.show(BigDecimal.valueOf(bench.seeds().from()));
    count.show(BigDecimal.valueOf(bench.seeds().count()));
    told.setText(
        running
            ? context
                .words()
                .get(
                    "swimview.sweep.progress",
                    Numbers.whole(desk.done()),
                    Numbers.whole(bench.seeds().count()))
            : summary().isPresent() ? "" : context.words().get("swimview.sweep.none"));
  }

  private Optional<SweepSummary> summary() {
    return desk.summaryOf(context.model().bench().scenario());
  }

  @Override
  public void afterLayout() {
    if (table.isSelected()) {
      tableView.show(surface.figures());
    } else {
      surface.update();
    }
    List<Figure> figures = table.isSelected() ? surface.figures() : surface.painted();
    boolean roomy = !figures.isEmpty() && content.getHeight() >= ROOM_FOR_READING;
    reading.setText(figures.isEmpty() ? "" : figures.get(0).reading());
    reading.setManaged(roomy);
    reading.setVisible(roomy);
  }

  /** The figure, where there is one. */
  private final class Surface extends Region {
    private final FigureCanvas canvas = new FigureCanvas(this, context.appearance());
    private SweepSummary drawn;
    private FigureFrame frame;
    private Figure shown;

    Surface() {
      setId("swim-statistics");
      setFocusTraversable(true);
      setAccessibleRole(AccessibleRole.IMAGE_VIEW);
      getStyleClass().add("figure-view");
      getChildren().add(canvas);
    }

    /** The figure at this size, painted or not; none before there were runs. */
    List<Figure> figures() {
      FigureFrame wanted =
          context
              .model()
              .frame(
                  Math.max(480, getWidth()),
                  Math.max(200, getHeight()),
                  context.appearance().lineWidth());
      return summary().map(runs -> List.of(figure(runs, wanted))).orElse(List.of());
    }

    private List<Figure> painted() {
      return shown == null || summary().isEmpty() ? List.of() : List.of(shown);
    }

    private Figure figure(SweepSummary summary, FigureFrame wanted) {
      if (summary != drawn || !wanted.equals(frame)) {
        drawn = summary;
        frame = wanted;
        shown = SweepFigure.of(drawn, wanted);
      }
      return shown;
    }

    void update() {
      Optional<SweepSummary> summary = summary();
      canvas.setVisible(summary.isPresent());
      if (summary.isEmpty() || getWidth() < 60 || getHeight() < 40 || getScene() == null) {
        return;
      }
      FigureFrame wanted =
          context.model().frame(getWidth(), getHeight(), context.appearance().lineWidth());
      Figure figure = figure(summary.get(), wanted);
      setAccessibleText(figure.name());
      setAccessibleHelp(figure.reading());
      canvas.show(figure);
    }

    @Override
    protected double computeMinHeight(double width) {
      return 0;
    }
  }
}

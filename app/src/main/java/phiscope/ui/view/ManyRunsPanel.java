package phiscope.ui.view;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import phiscope.bench.DetectorBench;
import phiscope.bench.RunsPlan;
import phiscope.bench.RunsQuestion;
import phiscope.bench.SeedRange;
import phiscope.bench.SettingEdit.SetRuns;
import phiscope.core.detector.runs.ManyRuns;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureKind;
import phiscope.figure.run.RunPicture;
import phiscope.figure.runs.RunsFigure;
import phiscope.figure.runs.RunsFigureKind;
import phiscope.ui.view.run.RunFigurePanel;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.NumberRange;
import phiscope.ui.viewmodel.RunsSearch;
import phiscope.ui.viewmodel.fencing.SearchDesk;
import phiscope.ui.viewmodel.run.RunPictures;

/**
 * Many runs of the generator of the first tape, or of its intervals drawn anew: in the background,
 * with progress, until they are done or stopped.
 */
final class ManyRunsPanel implements RunPictures {
  static final String ID = "runs";

  private static final double TEXT_SIZE = 12;
  private static final double FIELD = 92;
  private static final double LEAST_HEIGHT = 48;

  private final Bench bench;
  private final SearchDesk<RunsQuestion, ManyRuns> desk =
      new SearchDesk<>("many-runs", RunsSearch::run, Pulse::ask);
  private final Button run = new Button();
  private final ProgressBar progress = new ProgressBar(0);
  private final Label told = new Label();
  private final NumberField from;
  private final NumberField count;
  private final NumberField heartbeats;
  private final NumberField settling;
  private final RunFigureView view;
  private DetectorBench asked;
  private RunsQuestion question;
  private Object scene = this;
  private Object sceneOf;

  ManyRunsPanel(Bench bench) {
    this.bench = bench;
    from = field("ui.runs.from", NumberRange.whole(0, SeedRange.LAST));
    from.onCommit(
        typed ->
            change(
                plan ->
                    plan.withSeeds(new SeedRange(typed.longValueExact(), plan.seeds().count()))));
    count = field("ui.runs.count", NumberRange.whole(1, SeedRange.MOST));
    count.onCommit(
        typed ->
            change(
                plan -> plan.withSeeds(new SeedRange(plan.seeds().from(), typed.intValueExact()))));
    NumberRange lengths = NumberRange.whole(RunsPlan.LEAST_HEARTBEATS, RunsPlan.MOST_HEARTBEATS);
    heartbeats = field("ui.runs.heartbeats", lengths).optional();
    heartbeats.onCommit(typed -> change(plan -> plan.withHeartbeats(optional(typed))));
    settling = field("ui.runs.settling", NumberRange.whole(0, RunsPlan.MOST_HEARTBEATS)).optional();
    settling.onCommit(typed -> change(plan -> plan.withSettling(optional(typed))));
    run.setId("runs-run");
    run.setMinWidth(Region.USE_PREF_SIZE);
    run.setOnAction(pressed -> press());
    told.getStyleClass().add("muted");
    told.setId("runs-told");
    told.setWrapText(true);
    told.setMinWidth(0);
    view = new RunFigureView(this, bench.appearance(), RunsFigureKind.RUNS, this::draw);
  }

  private static OptionalInt optional(BigDecimal typed) {
    return typed == null ? OptionalInt.empty() : OptionalInt.of(typed.intValueExact());
  }

  private NumberField field(String key, NumberRange range) {
    NumberField field = new NumberField(bench.words(), key, range);
    field.setId(key.substring("ui.".length()).replace('.', '-'));
    field.setMinWidth(FIELD);
    field.setPrefWidth(FIELD);
    return field;
  }

  private void change(UnaryOperator<RunsPlan> change) {
    bench.model().apply(new SetRuns(change.apply(bench.model().bench().runs())));
  }

  /** The panel, with its boxes above the figure. */
  Panel panel() {
    FlowPane controls =
        new FlowPane(
            labelled("ui.runs.count", count),
            labelled("ui.runs.from", from),
            labelled("ui.runs.heartbeats", heartbeats),
            labelled("ui.runs.settling", settling),
            row(run, progress));
    controls.getStyleClass().add("swim-flow");
    VBox top = new VBox(controls, told);
    top.getStyleClass().add("study-controls");
    return new RunFigurePanel(bench.words(), bench.workbench(), ID, view)
        .under(top)
        .scrolled(0)
        .updating(this::update);
  }

  private HBox labelled(String key, NumberField field) {
    Label label = bench.words().text(new Label(), key);
    label.setMinWidth(Region.USE_PREF_SIZE);
    return row(label, field);
  }

  private static HBox row(Node... nodes) {
    HBox row = new HBox(nodes);
    row.getStyleClass().add("run-controls");
    return row;
  }

  /** Begins the runs, or stops them. */
  private void press() {
    if (desk.runningProperty().get()) {
      desk.cancel();
    } else {
      desk.begin(question());
    }
  }

  /** The question of the document, the same object as long as nothing of it changes. */
  private RunsQuestion question() {
    DetectorBench now = bench.model().bench();
    if (now != asked) {
      asked = now;
      RunsQuestion next = RunsQuestion.of(now, 0);
      question = next.equals(question) ? question : next;
    }
    return question;
  }

  /** What was found for the document as it is, but for what does not matter to it. */
  private Optional<ManyRuns> found() {
    return desk.answer(question());
  }

  private void update() {
    RunsPlan plan = bench.model().bench().runs();
    boolean running = desk.runningProperty().get();
    from.show(BigDecimal.valueOf(plan.seeds().from()));
    count.show(BigDecimal.valueOf(plan.seeds().count()));
    show(heartbeats, plan.heartbeats());
    show(settling, plan.settling());
    usual(heartbeats, question().heartbeats());
    usual(settling, question().settling());
    run.setText(bench.words().get(running ? "ui.runs.cancel" : "ui.runs.run"));
    run.setDisable(!running && !question().isPossible());
    progress.setVisible(running);
    progress.setManaged(running);
    progress.setProgress((double) desk.progress().done() / plan.seeds().count());
    told.setText(told(running, plan));
    int detectors = bench.model().bench().policies().size();
    int timeouts = bench.model().bench().fixedTimeouts().size();
    // Never lower than what is painted at all: the panel scrolls instead.
    double rows = RunsFigure.height(detectors + timeouts, TEXT_SIZE);
    view.setMinHeight(found().isEmpty() ? LEAST_HEIGHT : rows);
  }

  private static void show(NumberField field, OptionalInt value) {
    field.show(value.isPresent() ? BigDecimal.valueOf(value.getAsInt()) : null);
  }

  /** What an empty box stands for. */
  private static void usual(NumberField field, int value) {
    field.field().setPromptText(String.valueOf(value));
  }

  private String told(boolean running, RunsPlan plan) {
    if (running) {
      return bench
          .words()
          .get(
              "ui.runs.progress",
              String.valueOf(desk.progress().done()),
              String.valueOf(plan.seeds().count()));
    }
    if (!question().isPossible()) {
      return bench.words().get("ui.runs.nothing");
    }
    String like = question().resampled() ? "ui.runs.resampled" : "ui.runs.generated";
    String name = bench.model().bench().tape().name();
    boolean stopped = found().filter(runs -> !runs.isWhole()).isPresent();
    String said = bench.words().get(like, name);
    return stopped ? bench.words().get("ui.runs.stopped") + " " + said : said;
  }

  private RunPicture draw(FigureFrame frame) {
    double period = RunsQuestion.period(bench.model().bench().scale());
    return found()
        .map(runs -> RunsFigure.of(runs, period, frame))
        .orElseGet(() -> RunsFigure.none(bench.words().get("ui.runs.hint"), frame));
  }

  /** Another object whenever other runs are shown. */
  @Override
  public Object scene() {
    Object now = found().map(Object.class::cast).orElse(this);
    if (now != sceneOf) {
      sceneOf = now;
      scene = new Object();
    }
    return scene;
  }

  @Override
  public FigureFrame frame(double width, double height, double lineWidth) {
    return bench.model().frame(FigureKind.COMPARISON, width, height, lineWidth);
  }
}

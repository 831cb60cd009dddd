package phiscope.ui.view;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import phiscope.bench.DetectorBench;
import phiscope.bench.RunsAnswer;
import phiscope.bench.RunsPlan;
import phiscope.bench.RunsQuestion;
import phiscope.bench.SeedRange;
import phiscope.bench.SettingEdit.SetRuns;
import phiscope.bench.TapeRuns;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureKind;
import phiscope.figure.run.RunPicture;
import phiscope.figure.runs.RunsFigure;
import phiscope.figure.runs.RunsFigureKind;
import phiscope.text.Numbers;
import phiscope.text.ReadyTitles;
import phiscope.ui.view.run.RunFigurePanel;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.NumberRange;
import phiscope.ui.viewmodel.RunsDesk;
import phiscope.ui.viewmodel.run.RunPictures;

/**
 * Many runs of the generators of the tapes, or of their intervals drawn anew: in the background,
 * with progress, until they are done or stopped.
 */
final class ManyRunsPanel implements RunPictures {
  static final String ID = "runs";

  private static final double TEXT_SIZE = 12;
  private static final double FIELD = 92;
  private static final double LEAST_HEIGHT = 48;

  private final Bench bench;
  private final RunsDesk desk = new RunsDesk(Pulse::ask);
  private final Button run = new Button();
  private final Button stop = new Button();
  private final ProgressBar progress = new ProgressBar(0);
  private final Label told = new Label();
  private final Label about = new Label();
  private final TapeChoice tape;
  private final HBox tapeRow;
  private final NumberField from;
  private final NumberField count;
  private final NumberField heartbeats;
  private final NumberField settling;
  private final RunFigureView view;
  private final RunFigurePanel panel;
  private boolean awaited;
  private DetectorBench first;
  private DetectorBench asked;
  private List<RunsQuestion> questions = List.of();
  private Object scene = this;
  private List<TapeRuns> sceneOf;

  ManyRunsPanel(Bench bench) {
    this.bench = bench;
    tape = new TapeChoice(bench.words(), "ui.runs.tape");
    tape.setId("runs-tape");
    tapeRow = labelled("ui.runs.tape", tape);
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
    bench.words().text(run, "ui.runs.run");
    run.setId("runs-run");
    run.setMinWidth(Region.USE_PREF_SIZE);
    run.setOnAction(pressed -> begin());
    // Beside it, in a place of its own: a double click on the other must not stop what it began.
    bench.words().text(stop, "ui.runs.cancel");
    stop.setId("runs-stop");
    stop.setMinWidth(Region.USE_PREF_SIZE);
    stop.setDisable(true);
    stop.setOnAction(pressed -> desk.stop(questions()));
    told.getStyleClass().add("muted");
    told.setId("runs-told");
    told.setWrapText(true);
    told.setMinWidth(0);
    about.setId("runs-about");
    about.setWrapText(true);
    about.setMinWidth(0);
    view = new RunFigureView(this, bench.appearance(), RunsFigureKind.RUNS, this::draw);
    panel = new RunFigurePanel(bench.words(), bench.workbench(), ID, view);
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
            tapeRow,
            labelled("ui.runs.count", count),
            labelled("ui.runs.from", from),
            labelled("ui.runs.heartbeats", heartbeats),
            labelled("ui.runs.settling", settling),
            row(run, stop));
    controls.getStyleClass().add("swim-flow");
    HBox.setHgrow(told, Priority.ALWAYS);
    progress.setMinWidth(Region.USE_PREF_SIZE);
    VBox top = new VBox(about, controls, row(progress, told));
    top.getStyleClass().add("study-controls");
    return panel.scrolledUnder(top).updating(this::update);
  }

  private HBox labelled(String key, Node field) {
    Label label = bench.words().text(new Label(), key);
    label.setMinWidth(Region.USE_PREF_SIZE);
    return row(label, field);
  }

  private static HBox row(Node... nodes) {
    HBox row = new HBox(nodes);
    row.getStyleClass().add("run-controls");
    return row;
  }

  /** Begins the runs, unless they are under way; others that are, are of no use any more. */
  private void begin() {
    if (!isUnderWay()) {
      panel.keepHeight(true);
      desk.begin(wanted());
      awaited = true;
    }
  }

  /** Whether runs of the document as it is are under way, of any of its tapes. */
  private boolean isUnderWay() {
    return desk.isRunning() && desk.isFor(questions());
  }

  /** The questions of the document, the same objects as long as nothing of them changes. */
  private List<RunsQuestion> questions() {
    DetectorBench now = bench.model().bench();
    DetectorBench document = bench.model().history().first();
    if (document != first) {
      first = document;
      desk.documentOpened();
    }
    if (now != asked) {
      asked = now;
      List<RunsQuestion> next = RunsQuestion.ofAll(now);
      questions = next.equals(questions) ? questions : next;
    }
    return questions;
  }

  /** Those of the tapes that are chosen. */
  private List<RunsQuestion> wanted() {
    OptionalInt chosen = tape.chosen();
    return chosen.isPresent() && chosen.getAsInt() < questions().size()
        ? List.of(questions().get(chosen.getAsInt()))
        : questions();
  }

  /** What was found for the document as it is, but for what does not matter to it. */
  private List<TapeRuns> found() {
    return desk.found(wanted());
  }

  private void update() {
    RunsPlan plan = bench.model().bench().runs();
    boolean running = desk.isRunning();
    tape.offer(bench.model().bench().tapes());
    boolean several = bench.model().bench().tapes().size() > 1;
    tapeRow.setVisible(several);
    tapeRow.setManaged(several);
    from.show(BigDecimal.valueOf(plan.seeds().from()));
    count.show(BigDecimal.valueOf(plan.seeds().count()));
    show(heartbeats, plan.heartbeats());
    show(settling, plan.settling());
    usual(heartbeats, RunsQuestion::heartbeats);
    usual(settling, RunsQuestion::settling);
    updateButtons(running);
    RunsStatus status = new RunsStatus(bench.words(), desk, questions(), wanted(), found());
    tellOfTheEnd(running, status);
    progress.setVisible(running);
    progress.setManaged(running);
    progress.setProgress((double) desk.done().done() / desk.done().all());
    told.setText(status.told());
    String text = ReadyTitles.about(bench.words().messages(), bench.model().bench().title());
    about.setText(text);
    about.setVisible(!text.isEmpty());
    about.setManaged(!text.isEmpty());
    // Never lower than what is painted at all: the panel scrolls instead.
    List<TapeRuns> found = found();
    int rows = found.stream().mapToInt(runs -> runs.runs().detectors().size()).sum();
    view.setMinHeight(found.isEmpty() ? LEAST_HEIGHT : RunsFigure.height(rows, TEXT_SIZE));
  }

  /** Says that runs are done and brings their figure, if it shows them, into sight. */
  private void tellOfTheEnd(boolean running, RunsStatus status) {
    if (awaited && !running) {
      awaited = false;
      panel.keepHeight(false);
      if (desk.isFor(questions()) && desk.done().done() > 0) {
        Optional<RunsDesk.Done> stopped = status.stoppedAndShown();
        if (stopped.isPresent()) {
          RunsDesk.Done at = stopped.get();
          bench
              .workbench()
              .announce("ui.runs.stopped", Numbers.whole(at.done()), Numbers.whole(at.all()));
        } else {
          bench.workbench().announce("ui.runs.said");
        }
        panel.bringFigureIntoSight();
      }
    }
  }

  private void updateButtons(boolean running) {
    boolean possible = wanted().stream().anyMatch(RunsQuestion::isPossible);
    boolean focused = stop.isFocused();
    if (running) {
      stop.setDisable(false);
    }
    run.setDisable(isUnderWay() || !possible);
    if (!running) {
      if (focused) {
        run.requestFocus();
      }
      stop.setDisable(true);
    }
  }

  private static void show(NumberField field, OptionalInt value) {
    field.show(value.isPresent() ? BigDecimal.valueOf(value.getAsInt()) : null);
  }

  /** What an empty box stands for. */
  private void usual(NumberField field, ToIntFunction<RunsQuestion> value) {
    int[] values = wanted().stream().mapToInt(value).distinct().sorted().toArray();
    String text =
        values.length == 1
            ? String.valueOf(values[0])
            : bench
                .words()
                .get(
                    "ui.runs.usual",
                    String.valueOf(values[0]),
                    String.valueOf(values[values.length - 1]));
    field.field().setPromptText(text);
  }

  private RunPicture draw(FigureFrame frame) {
    List<TapeRuns> found = found();
    return found.isEmpty()
        ? RunsFigure.none("", frame)
        : RunsFigure.of(new RunsAnswer(wanted(), found, true), frame);
  }

  /** Another object whenever other runs are shown. */
  @Override
  public Object scene() {
    List<TapeRuns> now = found();
    if (!isSame(now)) {
      sceneOf = now;
      scene = new Object();
    }
    return scene;
  }

  private boolean isSame(List<TapeRuns> now) {
    if (sceneOf == null || sceneOf.size() != now.size()) {
      return false;
    }
    for (int i = 0; i < now.size(); i++) {
      boolean same =
          now.get(i).runs() == sceneOf.get(i).runs()
              && now.get(i).question().equals(sceneOf.get(i).question());
      if (!same) {
        return false;
      }
    }
    return true;
  }

  @Override
  public FigureFrame frame(double width, double height, double lineWidth) {
    return bench.model().frame(FigureKind.COMPARISON, width, height, lineWidth);
  }
}

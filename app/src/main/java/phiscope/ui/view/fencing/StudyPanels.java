package phiscope.ui.view.fencing;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import phiscope.bench.FencingEdit;
import phiscope.bench.FencingParameter;
import phiscope.bench.FencingSettingEdit;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.TakeoverComparison;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.fencing.search.ProtectionTable;
import phiscope.core.fencing.search.SearchSpace;
import phiscope.core.kernel.Exploration.Schedule;
import phiscope.figure.fencing.CostsFigure;
import phiscope.figure.fencing.FencingStudyKind;
import phiscope.figure.fencing.FencingThing;
import phiscope.figure.fencing.ProtectionsFigure;
import phiscope.figure.run.Place;
import phiscope.figure.run.Thing;
import phiscope.text.Numbers;
import phiscope.text.ReadyTitles;
import phiscope.ui.view.NumberField;
import phiscope.ui.view.Pulse;
import phiscope.ui.view.run.RunFigurePanel;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.NumberRange;
import phiscope.ui.viewmodel.fencing.CounterexampleSearch;
import phiscope.ui.viewmodel.fencing.SearchDesk;

/**
 * The panels of what is computed from many runs or searches: costs of flapping, the table of 96.
 */
final class StudyPanels {
  private static final double ROOM = 560;
  private static final int USUAL_TICKS = 2;
  private static final int MOST_TICKS = 7;

  private final FencingContext context;
  private final SearchDesk<FencingScenario, TakeoverComparison> costs;
  private final SearchDesk<SearchSpace, ProtectionTable> table;
  private final Button search = new Button();
  private final ProgressBar progress = new ProgressBar(0);
  private final Label told = new Label();
  private final NumberField ticks;
  private int asked = USUAL_TICKS;
  private OptionalLong stoppedAt = OptionalLong.empty();
  private FencingScenario compared;

  StudyPanels(FencingContext context) {
    this.context = context;
    this.costs = new SearchDesk<>("fencing-costs", CounterexampleSearch::costs, Pulse::ask);
    this.table = new SearchDesk<>("fencing-table", CounterexampleSearch::table, Pulse::ask);
    this.ticks =
        new NumberField(
            context.words(), "fencingview.search.ticks", NumberRange.whole(0, MOST_TICKS));
    ticks.setId("fencing-table-ticks");
    ticks.setMinWidth(64);
    ticks.setPrefWidth(64);
    ticks.onCommit(typed -> asked = typed.intValueExact());
  }

  private FencingScenario scenario() {
    return context.model().bench().scenario();
  }

  /** What flapping costs, computed as soon as somebody looks. */
  RunFigurePanel costs() {
    StudyPictures pictures =
        new StudyPictures(
            context.model(), () -> costs.found().map(SearchDesk.Found::answer).orElse(null));
    RunFigureView view =
        new RunFigureView(
            pictures,
            context.appearance(),
            FencingStudyKind.COSTS,
            frame ->
                costs
                    .found()
                    .map(found -> CostsFigure.of(found.answer(), frame))
                    .orElseGet(() -> CostsFigure.none(frame)));
    return new RunFigurePanel(context.words(), context.workbench(), "fencingCosts", view)
        .updating(this::compare);
  }

  private void compare() {
    if (!scenario().equals(compared)) {
      compared = scenario();
      costs.begin(compared);
    }
  }

  /** All 96 combinations, searched when asked for. */
  RunFigurePanel protections() {
    StudyPictures pictures =
        new StudyPictures(
            context.model(),
            () -> found().orElse(null),
            () -> scenario().protections(),
            () -> table.runningProperty().get());
    RunFigureView view =
        new RunFigureView(
            pictures,
            context.appearance(),
            FencingStudyKind.PROTECTIONS,
            frame ->
                found().isEmpty() && table.runningProperty().get()
                    ? ProtectionsFigure.searching(scenario().protections(), frame)
                    : ProtectionsFigure.of(found(), scenario().protections(), frame));
    listen(view);
    search.setId("fencing-table-search");
    search.setMinWidth(Region.USE_PREF_SIZE);
    search.setOnAction(pressed -> press());
    told.getStyleClass().add("muted");
    told.setMinWidth(0);
    told.setId("fencing-table-told");
    Label name = context.words().text(new Label(), "fencingview.search.ticks");
    name.setMinWidth(Region.USE_PREF_SIZE);
    HBox controls = new HBox(name, ticks, search, progress, told);
    controls.getStyleClass().addAll("run-controls", "study-controls");
    return new RunFigurePanel(context.words(), context.workbench(), "fencingProtections", view)
        .under(controls)
        .scrolled(ROOM)
        .updating(this::showProgress);
  }

  private SearchSpace space() {
    return CounterexampleSearch.tableSpace(scenario(), asked);
  }

  /** What was searched in the space of the scenario that is shown. */
  private Optional<ProtectionTable> found() {
    return table.answer(space());
  }

  /** Begins the search of all combinations, or stops it. */
  void press() {
    if (table.runningProperty().get()) {
      stoppedAt = OptionalLong.of(table.progress().done());
      table.cancel();
    } else if (!ticks.commit()) {
      ticks.field().requestFocus();
    } else {
      stoppedAt = OptionalLong.empty();
      table.begin(space());
    }
  }

  private void showProgress() {
    boolean running = table.runningProperty().get();
    search.setText(
        context.words().get(running ? "fencingview.search.cancel" : "fencingview.table.search"));
    ticks.show(BigDecimal.valueOf(asked));
    progress.setVisible(running);
    progress.setManaged(running);
    int all = WriteProtections.combinations().size();
    progress.setProgress((double) table.progress().done() / all);
    told.setText(running ? counted("progress", table.progress().done()) : atRest());
  }

  private String atRest() {
    if (found().isPresent()) {
      return context.words().get("fencingview.table.press");
    }
    return stoppedAt.isPresent()
        ? counted("stopped", stoppedAt.getAsLong())
        : context.words().get("fencingview.table.hint");
  }

  private String counted(String key, long done) {
    int all = WriteProtections.combinations().size();
    return context.words().get("fencingview.table." + key, Numbers.whole(done), Numbers.whole(all));
  }

  private void listen(RunFigureView view) {
    view.addEventHandler(
        MouseEvent.MOUSE_CLICKED,
        event -> {
          view.requestFocus();
          if (event.getButton() == MouseButton.PRIMARY) {
            view.painted()
                .flatMap(picture -> picture.at(event.getX(), event.getY()))
                .map(Place::thing)
                .ifPresent(
                    thing -> {
                      view.overlay().focus(thing);
                      choose(thing);
                    });
          }
        });
    view.addEventHandler(
        MouseEvent.MOUSE_MOVED,
        event ->
            view.painted()
                .flatMap(picture -> picture.at(event.getX(), event.getY()))
                .ifPresentOrElse(
                    place -> view.overlay().showName(place.label(), event.getX(), event.getY()),
                    view.overlay()::hideName));
    view.addEventHandler(MouseEvent.MOUSE_EXITED, event -> view.overlay().hideName());
    view.addEventHandler(KeyEvent.KEY_PRESSED, event -> key(view, event));
  }

  private void key(RunFigureView view, KeyEvent event) {
    if (event.isAltDown() || event.isShortcutDown()) {
      return;
    }
    KeyCode code = event.getCode();
    int columns = Invariant.of(Invariant.WRITE_BITS).size();
    switch (code) {
      case RIGHT -> view.overlay().move(1);
      case LEFT -> view.overlay().move(-1);
      case DOWN -> view.overlay().move(columns);
      case UP -> view.overlay().move(-columns);
      case ENTER, SPACE -> view.focused().map(Place::thing).ifPresent(this::choose);
      default -> {
        return;
      }
    }
    event.consume();
  }

  /** Opens the counterexample of a cell; takes the protections of a row. */
  private void choose(Thing thing) {
    if (thing instanceof FencingThing.Cell cell) {
      open(cell);
    } else if (thing instanceof FencingThing.Combination combination) {
      take(WriteProtections.combinations().get(combination.row()));
    }
  }

  private void open(FencingThing.Cell cell) {
    Optional<ProtectionTable> searched = found();
    if (searched.isEmpty()) {
      context.said("fencingview.table.first");
      return;
    }
    ProtectionTable.Row row = searched.get().rows().get(cell.row());
    Optional<Schedule> schedule = row.counterexample(cell.invariant());
    if (schedule.isEmpty()) {
      context.said("fencingview.table.holds");
      return;
    }
    String title = ReadyTitles.counterexample(context.words().messages(), cell.invariant());
    SearchSpace space = searched.get().space().with(row.protections());
    context
        .open()
        .accept(CounterexampleSearch.document(title, space, schedule.get(), cell.invariant()));
  }

  /** The scenario with these protections, as one step. */
  private void take(WriteProtections protections) {
    int branch = context.model().bench().view().branch();
    FencingScenario wanted = scenario().with(protections);
    List<FencingEdit> edits =
        FencingParameter.in("protections").stream()
            .<FencingEdit>map(
                parameter ->
                    new FencingSettingEdit.SetParameter(branch, parameter, parameter.of(wanted)))
            .toList();
    context.model().apply(new FencingEdit.Together(edits));
    context.said("fencingview.table.taken");
  }
}

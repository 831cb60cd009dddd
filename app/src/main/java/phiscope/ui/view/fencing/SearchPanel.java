package phiscope.ui.view.fencing;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.search.SearchSpace;
import phiscope.core.fencing.search.StepKind;
import phiscope.core.kernel.Exploration;
import phiscope.core.kernel.Exploration.Schedule;
import phiscope.core.kernel.ExplorerBounds;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.text.ReadyTitles;
import phiscope.text.fencing.SearchSentences;
import phiscope.ui.view.Choice;
import phiscope.ui.view.NumberField;
import phiscope.ui.view.Panel;
import phiscope.ui.view.Pulse;
import phiscope.ui.viewmodel.NumberRange;
import phiscope.ui.viewmodel.fencing.CounterexampleSearch;
import phiscope.ui.viewmodel.fencing.CounterexampleSearch.Question;
import phiscope.ui.viewmodel.fencing.SearchDesk;

/**
 * Find a counterexample: which invariant, how far; the shortest schedule that breaks it opens as
 * frames, or the report says that there is none, and what was tried.
 */
final class SearchPanel implements Panel {
  private static final long MOST_STATES = 50_000_000;

  private final FencingContext context;
  private final SearchDesk<Question, Exploration> desk;
  private final BorderPane content = new BorderPane();
  private final VBox rows = new VBox();
  private final Choice invariant;
  private final NumberField depth;
  private final NumberField states;
  private final NumberField ticks;
  private final NumberField tokens;
  private final NumberField requests;
  private final Button find = new Button();
  private final ProgressBar progress = new ProgressBar(ProgressBar.INDETERMINATE_PROGRESS);
  private final Label told = new Label();
  private Asked asked = new Asked(Invariant.NOTHING_OLD_AFTER_THE_SWITCH, 40, 5_000_000, 2, 2, 2);
  private SearchDesk.Found<Question, Exploration> shown;
  private Messages spoken;

  /** What the boxes say. */
  private record Asked(
      Invariant invariant, int depth, long states, int ticks, int tokens, int requests) {
    Question of(SearchSpace space) {
      SearchSpace sized =
          new SearchSpace(
              space.protections(),
              space.waitsForLease(),
              tokens,
              requests,
              space.leaseTicks(),
              ticks,
              space.faults());
      return new Question(invariant, sized, new ExplorerBounds(depth, states, Long.MAX_VALUE));
    }
  }

  SearchPanel(FencingContext context) {
    this.context = context;
    this.desk = new SearchDesk<>("fencing-search", CounterexampleSearch::find, Pulse::ask);
    invariant =
        new Choice(
            context.words(),
            "fencingview.search.invariant",
            "fencing.invariant.",
            Arrays.stream(Invariant.values()).map(Enum::name).toList());
    invariant.setId("fencing-search-invariant");
    invariant.onCommit(
        chosen ->
            asked =
                new Asked(
                    Invariant.valueOf(chosen),
                    asked.depth(),
                    asked.states(),
                    asked.ticks(),
                    asked.tokens(),
                    asked.requests()));
    invariant.setPrefWidth(300);
    depth = number("depth", 1, 1_000);
    states = number("states", 1, MOST_STATES);
    ticks = number("ticks", 0, 7);
    tokens = number("tokens", 1, 3);
    requests = number("requests", 1, 3);
    for (NumberField field : List.of(depth, states, ticks, tokens, requests)) {
      field.onCommit(typed -> readBoxes());
    }
    find.setId("fencing-search");
    find.setMinWidth(Region.USE_PREF_SIZE);
    find.setOnAction(pressed -> press());
    content.setMinSize(0, 0);
    content.setId("fencing-search-panel");
    content.getStyleClass().add("figure-panel");
    content.setTop(controls());
    content.setCenter(results());
  }

  private NumberField number(String name, long least, long most) {
    NumberField field =
        new NumberField(
            context.words(), "fencingview.search." + name, NumberRange.whole(least, most));
    field.setId("fencing-search-" + name);
    field.setMinWidth(72);
    field.setPrefWidth(name.equals("states") ? 104 : 72);
    return field;
  }

  private Node controls() {
    told.getStyleClass().add("muted");
    told.setMinWidth(0);
    told.setWrapText(true);
    told.setId("fencing-search-told");
    progress.setPrefWidth(70);
    FlowPane controls =
        new FlowPane(
            row("invariant", invariant),
            row("depth", depth),
            row("states", states),
            row("ticks", ticks),
            row("tokens", tokens),
            row("requests", requests),
            new HBox(6, find, progress),
            told);
    controls.getStyleClass().addAll("swim-flow", "study-controls");
    return controls;
  }

  private HBox row(String name, Node box) {
    Label label = context.words().text(new Label(), "fencingview.search." + name);
    label.setMinWidth(Region.USE_PREF_SIZE);
    HBox row = new HBox(label, box);
    row.getStyleClass().add("run-controls");
    return row;
  }

  private Node results() {
    rows.getStyleClass().add("swim-rows");
    ScrollPane scroll = new ScrollPane(rows);
    scroll.getStyleClass().add("edge-to-edge");
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.setMinSize(0, 0);
    return scroll;
  }

  private void readBoxes() {
    asked =
        new Asked(
            asked.invariant(),
            depth.value().intValueExact(),
            states.value().longValueExact(),
            ticks.value().intValueExact(),
            tokens.value().intValueExact(),
            requests.value().intValueExact());
  }

  /** Begins a search with the protections of the branch that is shown, or stops it. */
  void press() {
    if (desk.runningProperty().get()) {
      desk.cancel();
    } else if (boundsHold()) {
      desk.begin(question());
    }
  }

  /** Nothing is searched within other bounds than those that are typed. */
  private boolean boundsHold() {
    List<NumberField> wrong =
        Stream.of(depth, states, ticks, tokens, requests).filter(box -> !box.commit()).toList();
    wrong.stream().findFirst().ifPresent(box -> box.field().requestFocus());
    return wrong.isEmpty();
  }

  private Question question() {
    return asked.of(CounterexampleSearch.space(context.model().bench().scenario()));
  }

  @Override
  public String id() {
    return "fencingSearch";
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public void beforeLayout() {
    boolean running = desk.runningProperty().get();
    find.setText(
        context.words().get(running ? "fencingview.search.cancel" : "fencingview.search.find"));
    progress.setVisible(running);
    progress.setManaged(running);
    invariant.show(asked.invariant().name());
    depth.show(BigDecimal.valueOf(asked.depth()));
    states.show(BigDecimal.valueOf(asked.states()));
    ticks.show(BigDecimal.valueOf(asked.ticks()));
    tokens.show(BigDecimal.valueOf(asked.tokens()));
    requests.show(BigDecimal.valueOf(asked.requests()));
    told.setText(status(running));
    SearchDesk.Found<Question, Exploration> now = desk.found().orElse(null);
    Messages messages = context.words().messages();
    if (now != shown || messages != spoken) {
      shown = now;
      spoken = messages;
      rows.getChildren().setAll(now == null ? List.of(hint()) : report(now));
    }
  }

  private String status(boolean running) {
    if (running) {
      return context
          .words()
          .get(
              "fencingview.search.progress",
              Numbers.whole(desk.progress().depth()),
              Numbers.whole(desk.progress().done()));
    }
    boolean old = desk.found().filter(found -> !found.question().equals(question())).isPresent();
    return old ? context.words().get("fencingview.search.old") : "";
  }

  private Label text(String text, String style) {
    Label label = new Label(text);
    label.getStyleClass().add(style);
    label.setWrapText(true);
    label.setMinWidth(0);
    return label;
  }

  private Node hint() {
    return text(context.words().get("fencingview.search.hint"), "muted");
  }

  private List<Node> report(SearchDesk.Found<Question, Exploration> found) {
    SearchSentences sentences = new SearchSentences(context.words().messages());
    Invariant broken = found.question().invariant();
    Label verdict = text(sentences.of(found.answer(), broken), "group-title");
    verdict.setId("fencing-search-verdict");
    List<Node> nodes = new ArrayList<>(List.of(verdict));
    Optional<Schedule> schedule = found.answer().counterexamples().get(broken.ordinal());
    schedule.ifPresent(
        steps -> {
          Button open = new Button(context.words().get("fencingview.search.open"));
          open.setId("fencing-search-open");
          open.setDefaultButton(false);
          open.setOnAction(pressed -> open(found.question(), steps));
          nodes.add(open);
          List<String> actions = sentences.actions(steps);
          for (int i = 0; i < actions.size(); i++) {
            String line =
                context
                    .words()
                    .get("fencingview.search.action", String.valueOf(i + 1), actions.get(i));
            nodes.add(text(line, "run-reading"));
          }
        });
    nodes.add(text(sentences.extent(found.answer()), "run-reading"));
    nodes.add(text(context.words().get("fencingview.search.kinds"), "group-title"));
    nodes.add(kinds(found.answer()));
    return nodes;
  }

  /** How often each kind of step was taken; one never taken says nothing. */
  private Node kinds(Exploration found) {
    GridPane grid = new GridPane();
    grid.getStyleClass().add("kind-counts");
    grid.setId("fencing-search-kinds");
    int half = (StepKind.values().length + 1) / 2;
    for (StepKind kind : StepKind.values()) {
      long count = found.kinds().get(kind.ordinal());
      String style = count == 0 ? "muted" : "run-reading";
      int column = kind.ordinal() / half * 2;
      int row = kind.ordinal() % half;
      grid.add(text(context.words().get("fencing.step." + kind.name()), style), column, row);
      String number =
          count == 0 ? context.words().get("fencingview.search.never") : Numbers.whole(count);
      grid.add(text(number, style), column + 1, row);
    }
    return grid;
  }

  private void open(Question question, Schedule schedule) {
    String title = ReadyTitles.counterexample(context.words().messages(), question.invariant());
    context
        .open()
        .accept(
            CounterexampleSearch.document(title, question.space(), schedule, question.invariant()));
  }
}

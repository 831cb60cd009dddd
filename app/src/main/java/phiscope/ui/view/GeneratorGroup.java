package phiscope.ui.view;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.PlacedLeaf;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.generator.Generated;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.ui.viewmodel.GeneratorDesk;
import phiscope.ui.viewmodel.NumberRange;
import phiscope.ui.viewmodel.WorkbenchViewModel.Spoken;
import phiscope.ui.viewmodel.generate.GeneratorSwitches;

/**
 * The generator of a tape. A tape that was drawn or read has none until somebody asks for one: the
 * first settings fit its intervals. From then on every change generates anew; what was changed by
 * hand meanwhile is said, and comes back with undo.
 */
final class GeneratorGroup implements Fold.Content {
  private static final long MOST_SEED = 1_000_000;
  private static final String MANY = Numbers.whole(GeneratorSettings.MOST_HEARTBEATS);

  private final Bench bench;
  private final int tape;
  private final GeneratorDesk desk;
  private final GeneratorState state;
  private final Label summary = new Label();
  // Takes the room of the longest summary, so that what is dragged below stays where it is.
  private final Label longest = new Label();
  private final VBox begin;
  private final VBox made;
  private final NumberField seed;
  private final GeneratorForm form;
  private final HBox busy;
  private final StackPane room;
  private final VBox box;
  private GeneratorSettings shown;
  // Says what was changed last, as soon as it is there.
  private Runnable said = () -> {};
  private Tape summarised;
  private Messages spoken;

  GeneratorGroup(Bench bench, int tape) {
    this.bench = bench;
    this.tape = tape;
    this.desk = new GeneratorDesk(bench.model(), tape);
    desk.onDone(() -> said.run());
    Words words = bench.words();
    String id = tape == 0 ? "generator-" : "generator-" + (tape + 1) + "-";
    state = new GeneratorState(words, id + "state");
    summary.setWrapText(true);
    longest.setWrapText(true);
    longest.setVisible(false);
    longest
        .textProperty()
        .bind(words.messagesValue().map(m -> m.get("ui.generator.summary", MANY, MANY, MANY)));
    summary.setId(id + "summary");
    Button start = words.text(new Button(), "ui.generator.start");
    start.setId(id + "start");
    start.setOnAction(pressed -> start(false));
    Button draw = words.text(new Button(), "ui.generator.draw");
    draw.setId(id + "draw");
    draw.setOnAction(pressed -> start(true));
    start.setWrapText(true);
    draw.setWrapText(true);
    begin = new VBox(6, start, draw);
    seed = new NumberField(words, "ui.generator.seed", NumberRange.whole(0, Long.MAX_VALUE));
    seed.setId(id + "seed");
    seed.onCommit(typed -> set(settings().withSeed(typed.longValueExact())));
    Button next = new Button(null, new FontIcon("mdi2d-dice-multiple"));
    next.getStyleClass().addAll("flat", "tool");
    next.setId(id + "newSeed");
    words.tip(next, "ui.generator.newSeed");
    next.setOnAction(pressed -> set(settings().withSeed(nextSeed())));
    HBox.setHgrow(seed, Priority.ALWAYS);
    Form seedForm = new Form(words);
    seedForm.row("ui.generator.seed", new HBox(seed, next));
    form = new GeneratorForm(words, id, new FormDesk());
    ProgressBar bar = new ProgressBar();
    bar.progressProperty().bind(desk.progressProperty());
    bar.setMaxWidth(Double.MAX_VALUE);
    words.named(bar, "ui.generator.busy");
    HBox.setHgrow(bar, Priority.ALWAYS);
    Button cancel = words.text(new Button(), "ui.dialog.cancel");
    cancel.setId(id + "cancel");
    cancel.setOnAction(pressed -> cancel());
    busy = new HBox(6, bar, cancel);
    busy.setId(id + "busy");
    busy.visibleProperty().bind(desk.progressProperty().greaterThanOrEqualTo(0));
    summary.visibleProperty().bind(busy.visibleProperty().not());
    room = new StackPane(longest, summary, busy);
    room.setAlignment(Pos.TOP_LEFT);
    made = new VBox(seedForm, form);
    made.getStyleClass().add("group");
    box = new VBox(state, begin, room, made);
    box.getStyleClass().add("group");
  }

  /** The form's way to the tape. */
  private final class FormDesk implements GeneratorForm.Desk {
    @Override
    public GeneratorSettings settings() {
      return GeneratorGroup.this.settings();
    }

    @Override
    public void drag(GeneratorSettings settings, KnobRow.Change change) {
      shown = settings;
      said =
          () ->
              bench
                  .workbench()
                  .announce(
                      "ui.said.generated.changed",
                      new Spoken(change.key()),
                      change.value(),
                      there(),
                      settings.seed());
      desk.drag(settings);
      sayIfThere();
    }

    @Override
    public void release() {
      desk.release();
    }

    @Override
    public TickScale scale() {
      return bench.model().bench().scale();
    }

    @Override
    public List<Long> intervals() {
      return desk.intervals();
    }
  }

  private static void show(Node node, boolean is) {
    node.setManaged(is);
    node.setVisible(is);
  }

  @Override
  public Node node() {
    return box;
  }

  /** Those in force, also while they are still being generated from. */
  private GeneratorSettings settings() {
    if (shown != null && desk.progressProperty().get() >= 0) {
      return shown;
    }
    return desk.generated().map(Generated::settings).orElseGet(() -> desk.first(1));
  }

  /** Another seed, the same one after the same one: a class can follow along. */
  private long nextSeed() {
    return Math.floorMod(settings().seed() * 31 + 17, MOST_SEED);
  }

  private void set(GeneratorSettings settings) {
    shown = settings;
    said = () -> bench.workbench().announce("ui.said.generated", there(), settings.seed());
    desk.set(settings);
  }

  /** So many heartbeats are on the tape: a crash leaves fewer than were asked for. */
  private String there() {
    return Numbers.whole(bench.model().bench().tapes().get(tape).heartbeats().size());
  }

  /** What takes long is not generated yet: it is said when it is. */
  private void sayIfThere() {
    if (desk.progressProperty().get() < 0) {
      said.run();
    }
  }

  private void start(boolean drawn) {
    List<Long> intervals = desk.intervals();
    if (drawn && intervals.isEmpty()) {
      bench.workbench().announce("ui.said.nothingToDraw");
      return;
    }
    GeneratorSettings first = desk.first(1);
    set(drawn ? GeneratorSwitches.drawing(first, intervals) : first);
  }

  private void cancel() {
    desk.cancel();
    bench.workbench().announce("ui.said.generatingStopped");
    update();
  }

  @Override
  public void update() {
    List<Tape> tapes = bench.model().bench().tapes();
    if (tape >= tapes.size()) {
      return;
    }
    Optional<Generated> generated = tapes.get(tape).generated();
    if (generated.isEmpty() || bench.model().history().undoDepth() == 0) {
      form.forget();
    }
    boolean open = generated.isPresent() || desk.progressProperty().get() >= 0;
    show(begin, !open);
    show(made, open);
    show(room, open);
    state.show(tapes.get(tape));
    if (open) {
      GeneratorSettings settings = settings();
      seed.show(BigDecimal.valueOf(settings.seed()));
      form.show(settings);
    }
    Messages language = bench.words().messages();
    if (generated.isPresent() && (tapes.get(tape) != summarised || language != spoken)) {
      summarised = tapes.get(tape);
      spoken = language;
      summary.setText(summary(summarised));
    } else if (generated.isEmpty()) {
      summarised = null;
      summary.setText("");
    }
  }

  private String summary(Tape generatedTape) {
    HeartbeatTrace trace = generatedTape.heartbeats();
    int lost = 0;
    for (PlacedLeaf placed : trace.leaves()) {
      for (int i = 0; i < placed.leaf().size(); i++) {
        lost += placed.leaf().isDelivered(i) ? 0 : 1;
      }
    }
    return bench
        .words()
        .get(
            "ui.generator.summary",
            Numbers.whole(trace.size()),
            Numbers.whole(lost),
            Numbers.whole(generatedTape.pauses().size()));
  }
}

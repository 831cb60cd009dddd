package phiscope.ui.viewmodel.swim;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import phiscope.bench.BenchKind;
import phiscope.bench.EditHistory;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimEdit;
import phiscope.bench.SwimReading;
import phiscope.bench.SwimView;
import phiscope.core.swim.MessageId;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.SwimRun;
import phiscope.figure.FigureFrame;
import phiscope.figure.run.RunPicture;
import phiscope.figure.swim.SwimFigureKind;
import phiscope.figure.swim.SwimFigures;
import phiscope.figure.swim.SwimLook;
import phiscope.figure.swim.SwimScene;
import phiscope.text.Messages;
import phiscope.ui.viewmodel.BenchModel;
import phiscope.ui.viewmodel.OpenHistory;
import phiscope.ui.viewmodel.run.Frontier;
import phiscope.ui.viewmodel.run.OpenRun;
import phiscope.ui.viewmodel.run.RunDesk;
import phiscope.ui.viewmodel.run.RunPictures;

/**
 * The open SWIM document. The one writable fact is its history; run and figures follow from it.
 * What only concerns the view is a {@link SwimOptions}.
 */
public final class SwimViewModel implements BenchModel<SwimBench>, OpenRun<SwimFrame>, RunPictures {
  /** With more members the bench shows statistics, not frames. */
  public static final int MOST_FRAMED = SwimFigures.MOST_DRAWN;

  private final OpenHistory<SwimBench> edits;
  private final ReadOnlyObjectWrapper<SwimOptions> options =
      new ReadOnlyObjectWrapper<>(SwimOptions.first());
  private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper(1);
  private final ReadOnlyObjectProperty<Messages> messages;
  private final RunDesk<SwimBench, SwimReading> runs;
  private final Frontier frontier = new Frontier();
  private Drawn drawn;
  private String about = "";
  private SwimBench described;

  /** The frames that were drawn last, so that a pulse replays them once. */
  private record Drawn(SwimReading reading, SwimOptions options, SwimScene scene) {}

  /** A bench that computes everything at once: for tests, and without a screen. */
  public SwimViewModel(SwimBench first, ReadOnlyObjectProperty<Messages> messages) {
    this(first, messages, Runnable::run, Runnable::run);
  }

  /**
   * @param background where long runs are made
   * @param screen where they arrive
   */
  public SwimViewModel(
      SwimBench first,
      ReadOnlyObjectProperty<Messages> messages,
      Executor background,
      Executor screen) {
    this.messages = messages;
    this.edits = new OpenHistory<>(SwimBench.class, first, (before, now) -> show(now));
    this.runs =
        new RunDesk<>(
            new SwimRuns(), first, SwimRuns.first(first), background, screen, this::nextRevision);
    messages.subscribe(spoken -> nextRevision());
  }

  @Override
  public BenchKind kind() {
    return BenchKind.SWIM;
  }

  @Override
  public OpenHistory<SwimBench> edits() {
    return edits;
  }

  @Override
  public ReadOnlyLongProperty revisionProperty() {
    return revision.getReadOnlyProperty();
  }

  /** Whether a run is being made beside the window. */
  public ReadOnlyBooleanProperty busyProperty() {
    return runs.busyProperty();
  }

  /** How far the run is that is being made beside the window, in percent. */
  public int percent() {
    return runs.percent();
  }

  /** Stops making the run: what there is of it is shown. */
  public void cancelRun() {
    runs.cancel();
  }

  public SwimReading reading() {
    return runs.reading();
  }

  @Override
  public SwimRun run() {
    return runs.reading().run();
  }

  @Override
  public int cursor() {
    return runs.reading().frame().index();
  }

  @Override
  public int wanted() {
    return bench().view().frame();
  }

  @Override
  public int cause() {
    return runs.reading().frame().cause();
  }

  public SwimOptions options() {
    return options.get();
  }

  public Messages messages() {
    return messages.get();
  }

  /** Whether there are so many members that frames are not shown. */
  public boolean isLarge() {
    return SwimRuns.isLarge(bench());
  }

  private void nextRevision() {
    SwimReading seen = runs.reading();
    int branch = bench().view().branch();
    // What is shown may still be of the branch before.
    if (seen.bench().view().branch() == branch) {
      frontier.reached(branch, seen.frame().index(), seen.frame().time());
    }
    revision.set(revision.get() + 1);
  }

  private void show(SwimBench bench) {
    runs.read(bench);
    nextRevision();
  }

  /** The key of what is worth looking for in the open document; empty if nobody has said so. */
  public String about() {
    return about;
  }

  /** Says what is worth looking for, until another document is opened. */
  public void describe(String key) {
    about = key;
    described = bench();
    nextRevision();
  }

  /** Whether the document is not the one any more that was described. */
  public boolean isOtherThanDescribed() {
    return described != null && bench() != described && !bench().equalsApartFromView(described);
  }

  @Override
  public void open(EditHistory<?> other) {
    EditHistory<SwimBench> swim = edits.own(other);
    options.set(SwimOptions.first());
    about = "";
    described = null;
    frontier.forget();
    edits.put(swim);
  }

  public void look(UnaryOperator<SwimOptions> change) {
    SwimOptions next = change.apply(options.get());
    if (!next.equals(options.get())) {
      options.set(next);
      nextRevision();
    }
  }

  private void view(UnaryOperator<SwimView> change) {
    SwimView next = change.apply(bench().view());
    if (!next.equals(bench().view())) {
      apply(new SwimEdit.Look(next));
    }
  }

  @Override
  public void goTo(int frame) {
    view(now -> now.atFrame(Math.max(0, Math.min(run().size() - 1, frame))));
  }

  /** Goes to the last frame at or before a time. */
  public void goToTime(long ticks) {
    goTo(run().indexAt(Math.max(0, ticks)));
  }

  public void showBranch(int branch) {
    long time = reading().frame().time();
    view(now -> now.ofBranch(branch));
    goToTime(time);
  }

  /** Marks a message everywhere; the same again marks none. */
  public void choose(MessageId message) {
    view(
        now ->
            now.chosen().filter(message::equals).isPresent()
                ? now.choosingNothing()
                : now.choosing(message));
  }

  public void chooseNothing() {
    view(SwimView::choosingNothing);
  }

  /** The latest time that anybody has seen of the branch that is shown, in ticks. */
  long seenUpTo() {
    return frontier.time();
  }

  @Override
  public SwimScene scene() {
    SwimReading reading = reading();
    if (drawn == null || drawn.reading() != reading || !drawn.options().equals(options.get())) {
      drawn = new Drawn(reading, options.get(), sceneOf(reading, options.get()));
    }
    return drawn.scene();
  }

  /** What is drawn of a reading: a pure function. */
  public static SwimScene sceneOf(SwimReading reading, SwimOptions options) {
    SwimRun run = reading.run();
    int cursor = reading.frame().index();
    int shown = options.shown();
    int from = Math.max(0, Math.min(run.size() - shown, cursor - shown * 2 / 3));
    int to = Math.min(run.size(), from + shown);
    SwimLook look =
        new SwimLook(
            options.observer(),
            reading.bench().view().chosen(),
            options.picked(),
            options.byTime());
    return new SwimScene(run.scenario(), run.frames(from, to), cursor, look);
  }

  @Override
  public FigureFrame frame(double width, double height, double lineWidth) {
    return FigureFrame.of(width, height, FigureFrame.SCREEN_TEXT, lineWidth, messages());
  }

  public RunPicture picture(SwimFigureKind kind, FigureFrame frame) {
    return SwimFigures.of(kind, scene(), frame);
  }

  /** The members there are at the cursor. */
  public List<Integer> members() {
    return java.util.stream.IntStream.range(0, reading().cluster().members()).boxed().toList();
  }
}

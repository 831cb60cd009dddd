package phiscope.ui.viewmodel.fencing;

import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import phiscope.bench.BenchKind;
import phiscope.bench.EditHistory;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingEdit;
import phiscope.bench.FencingReader;
import phiscope.bench.FencingReading;
import phiscope.bench.FencingView;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingRun;
import phiscope.core.kernel.RunWatch;
import phiscope.figure.FigureFrame;
import phiscope.figure.fencing.FencingFigureKind;
import phiscope.figure.fencing.FencingFigures;
import phiscope.figure.fencing.FencingLook;
import phiscope.figure.fencing.FencingScene;
import phiscope.figure.run.RunPicture;
import phiscope.text.Messages;
import phiscope.ui.viewmodel.BenchModel;
import phiscope.ui.viewmodel.OpenHistory;
import phiscope.ui.viewmodel.run.Frontier;
import phiscope.ui.viewmodel.run.OpenRun;
import phiscope.ui.viewmodel.run.RunDesk;
import phiscope.ui.viewmodel.run.RunPictures;

/**
 * The open document of the fencing bench. The one writable fact is its history; run and figures
 * follow from it. What only concerns the view is a {@link FencingOptions}.
 */
public final class FencingViewModel
    implements BenchModel<FencingBench>, OpenRun<FencingFrame>, RunPictures {
  private final OpenHistory<FencingBench> edits;
  private final ReadOnlyObjectWrapper<FencingOptions> options =
      new ReadOnlyObjectWrapper<>(FencingOptions.first());
  private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper(1);
  private final ReadOnlyObjectProperty<Messages> messages;
  private final RunDesk<FencingBench, FencingReading> runs;
  private final Frontier frontier = new Frontier();
  private Drawn drawn;

  /** The frames that were drawn last, so that a pulse replays them once. */
  private record Drawn(FencingReading reading, FencingOptions options, FencingScene scene) {}

  private String about = "";
  private FencingBench described;

  /** How its documents are read. */
  private record Runs() implements RunDesk.Reader<FencingBench, FencingReading> {
    @Override
    public boolean isQuick(FencingBench bench, FencingReading before) {
      return FencingReader.isQuick(bench, before);
    }

    @Override
    public FencingReading read(FencingBench bench, FencingReading before) {
      return FencingReader.read(bench, before);
    }

    @Override
    public FencingReading read(FencingBench bench, FencingReading before, RunWatch watch) {
      return FencingReader.read(bench, before, watch);
    }

    @Override
    public boolean needSameRuns(FencingBench one, FencingBench other) {
      return FencingReader.needSameRuns(one, other);
    }
  }

  /** A bench that computes everything at once: for tests, and without a screen. */
  public FencingViewModel(FencingBench first, ReadOnlyObjectProperty<Messages> messages) {
    this(first, messages, Runnable::run, Runnable::run);
  }

  /**
   * @param background where long runs are made
   * @param screen where they arrive
   */
  public FencingViewModel(
      FencingBench first,
      ReadOnlyObjectProperty<Messages> messages,
      Executor background,
      Executor screen) {
    this.messages = messages;
    this.edits = new OpenHistory<>(FencingBench.class, first, (before, now) -> show(now));
    this.runs =
        new RunDesk<>(
            new Runs(), first, FencingReader.read(first), background, screen, this::nextRevision);
    messages.subscribe(spoken -> nextRevision());
  }

  @Override
  public BenchKind kind() {
    return BenchKind.FENCING;
  }

  @Override
  public OpenHistory<FencingBench> edits() {
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

  public FencingReading reading() {
    return runs.reading();
  }

  @Override
  public FencingRun run() {
    return reading().run();
  }

  @Override
  public int cursor() {
    return reading().frame().index();
  }

  @Override
  public int wanted() {
    return bench().view().frame();
  }

  @Override
  public int cause() {
    return reading().frame().cause();
  }

  /** The key of what is worth looking for in a ready scenario; empty where there is none. */
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

  public FencingOptions options() {
    return options.get();
  }

  public Messages messages() {
    return messages.get();
  }

  private void nextRevision() {
    FencingReading seen = reading();
    int shown = bench().view().branch();
    // What is shown may still be of the branch before.
    if (seen.bench().view().branch() == shown) {
      frontier.reached(shown, seen.frame().index(), seen.frame().time());
    }
    revision.set(revision.get() + 1);
  }

  private void show(FencingBench bench) {
    runs.read(bench);
    nextRevision();
  }

  @Override
  public void open(EditHistory<?> other) {
    EditHistory<FencingBench> fencing = edits.own(other);
    about = "";
    described = null;
    options.set(FencingOptions.first());
    frontier.forget();
    edits.put(fencing);
  }

  public void look(UnaryOperator<FencingOptions> change) {
    FencingOptions next = change.apply(options.get());
    if (!next.equals(options.get())) {
      options.set(next);
      nextRevision();
    }
  }

  private void view(UnaryOperator<FencingView> change) {
    FencingView next = change.apply(bench().view());
    if (!next.equals(bench().view())) {
      apply(new FencingEdit.Look(next));
    }
  }

  @Override
  public void goTo(int frame) {
    view(now -> now.atFrame(Math.max(0, Math.min(run().size() - 1, frame))));
  }

  /** Shows another branch, at the same time. */
  public void showBranch(int branch) {
    long time = reading().frame().time();
    view(now -> now.ofBranch(branch));
    goTo(run().indexAt(Math.max(0, time)));
  }

  /** Marks a message everywhere; the same again marks none. */
  public void choose(int message) {
    view(
        now ->
            now.chosen().isPresent() && now.chosen().getAsInt() == message
                ? now.choosingNothing()
                : now.choosing(message));
  }

  public void chooseNothing() {
    view(FencingView::choosingNothing);
  }

  /** The latest time that anybody has seen of the branch that is shown, in ticks. */
  long seenUpTo() {
    return frontier.time();
  }

  @Override
  public FencingScene scene() {
    FencingReading reading = reading();
    if (drawn == null || drawn.reading() != reading || !drawn.options().equals(options.get())) {
      drawn = new Drawn(reading, options.get(), sceneOf(reading, options.get()));
    }
    return drawn.scene();
  }

  /** What is drawn of a reading: a pure function. */
  public static FencingScene sceneOf(FencingReading reading, FencingOptions options) {
    return FencingScene.around(
        reading.run(),
        reading.frame().index(),
        options.shown(),
        new FencingLook(reading.bench().view().chosen(), options.byTime()));
  }

  @Override
  public FigureFrame frame(double width, double height, double lineWidth) {
    return FigureFrame.of(width, height, FigureFrame.SCREEN_TEXT, lineWidth, messages());
  }

  /** A figure of the frames that are looked at. */
  public RunPicture picture(FencingFigureKind kind, FigureFrame frame) {
    return FencingFigures.of(kind, scene(), frame);
  }
}

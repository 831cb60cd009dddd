package phiscope.ui.viewmodel;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import phiscope.bench.Bench;
import phiscope.bench.BenchKind;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.EditHistory;
import phiscope.bench.Term;
import phiscope.core.detector.StoppedFold;
import phiscope.figure.Axis;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle;
import phiscope.text.Messages;
import phiscope.ui.viewmodel.LateReading.Shown;

/**
 * The open bench. The one writable fact is the edit history; reading and figures follow from it.
 * What only concerns the view (what is lit up, how far the tape is zoomed in, what a learner
 * predicts) is a {@link ViewOptions}. The revision counts both, so that all panels can be brought
 * up to it in one pulse.
 */
public final class BenchViewModel implements BenchModel<DetectorBench> {
  private final OpenHistory<DetectorBench> edits;
  private final ReadOnlyObjectWrapper<DetectorReading> reading;
  private final ReadOnlyObjectWrapper<ViewOptions> options =
      new ReadOnlyObjectWrapper<>(ViewOptions.none());
  private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper(1);
  private final ReadOnlyObjectProperty<Messages> messages;
  private final ReadOnlyBooleanWrapper pending = new ReadOnlyBooleanWrapper(false);
  private final Executor background;
  private final Executor screen;
  private final LatestWork<LateReading> late;
  // Read by the background as well, which goes on from it.
  private volatile DetectorReading latest;
  // What was computed of a document that is about to be opened.
  private Optional<DetectorReading> prepared = Optional.empty();
  private final FigureShelf figures = new FigureShelf();

  /** A bench that computes everything at once: for small documents, and without a screen. */
  public BenchViewModel(DetectorBench first, ReadOnlyObjectProperty<Messages> messages) {
    this(first, messages, Runnable::run, Runnable::run);
  }

  /**
   * @param background where long readings are computed
   * @param screen where they arrive
   */
  public BenchViewModel(
      DetectorBench first,
      ReadOnlyObjectProperty<Messages> messages,
      Executor background,
      Executor screen) {
    this.messages = messages;
    this.background = background;
    this.screen = screen;
    this.late = new LatestWork<>(background, screen, this::readLate);
    this.latest = DetectorReader.read(first);
    edits = new OpenHistory<>(DetectorBench.class, first, this::show);
    reading = new ReadOnlyObjectWrapper<>(latest);
    messages.subscribe(spoken -> nextRevision());
  }

  @Override
  public BenchKind kind() {
    return BenchKind.DETECTOR;
  }

  @Override
  public OpenHistory<DetectorBench> edits() {
    return edits;
  }

  public ReadOnlyObjectProperty<DetectorReading> readingProperty() {
    return reading.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<ViewOptions> optionsProperty() {
    return options.getReadOnlyProperty();
  }

  @Override
  public ReadOnlyLongProperty revisionProperty() {
    return revision.getReadOnlyProperty();
  }

  public DetectorReading reading() {
    return reading.get();
  }

  public ViewOptions options() {
    return options.get();
  }

  public Messages messages() {
    return messages.get();
  }

  private void nextRevision() {
    revision.set(revision.get() + 1);
  }

  private void show(DetectorBench before, DetectorBench now) {
    if (now != before) {
      ViewOptions seen = options.get();
      if (seen.span().filter(span -> span.isLost(before, now)).isPresent()) {
        options.set(seen.withSpan(null));
      }
      read(now);
    }
    nextRevision();
  }

  /**
   * Reads a document: at once where that is quick, else the last reading stays until it is done.
   */
  private void read(DetectorBench document) {
    if (ReadingCost.isQuick(document)) {
      late.forget();
      readAs(DetectorReader.read(document, latest));
    } else if (document == latest.bench()) {
      late.forget();
      readAs(latest);
    } else {
      List<Shown> shown = figures.shown(kind -> !isSlow(kind));
      late.askStoppable(
              stopped -> figures.draw(DetectorReader.read(document, latest, stopped), shown))
          .ifPresent(this::take);
    }
    pending.set(reading.get().bench() != document);
  }

  private void readAs(DetectorReading read) {
    latest = read;
    figures.put(Map.of());
    reading.set(read);
  }

  private void take(LateReading read) {
    readAs(read.reading());
    figures.put(read.figures());
  }

  /** A reading is done; while a gesture goes on it may be one of a moment ago. */
  private void readLate(LateReading read) {
    take(read);
    pending.set(read.reading().bench() != bench());
    nextRevision();
  }

  /** Stops a reading that takes long, by taking back the step that asked for it. */
  public void cancelReading() {
    if (pending.get()) {
      late.forget();
      if (history().isInGesture()) {
        edits.cancelGesture();
      } else {
        undo();
      }
    }
  }

  /** Whether the reading is of an earlier document than the one that is open. */
  public ReadOnlyBooleanProperty pendingProperty() {
    return pending.getReadOnlyProperty();
  }

  /** Whether a figure of the reading takes longer than the screen should wait. */
  public boolean isSlow(FigureKind kind) {
    return ReadingCost.isSlow(kind, reading.get());
  }

  /** Where something is computed that would hold up the screen. */
  public <R> LatestWork<R> inBackground(Consumer<R> whenLate) {
    return new LatestWork<>(background, screen, whenLate);
  }

  /** Takes hold of a handle. */
  public HandleDrag grab(Handle handle, int tape, Axis axis) {
    return new HandleDrag(this, handle, tape, axis);
  }

  /** Does something on the thread of the screen. */
  void onScreen(Runnable work) {
    screen.execute(work);
  }

  @Override
  public Runnable prepared(Bench document, BooleanSupplier stopped) {
    try {
      DetectorReading read = DetectorReader.read((DetectorBench) document, stopped);
      return () -> prepared = Optional.of(read);
    } catch (StoppedFold noLongerWanted) {
      throw new CancellationException();
    }
  }

  @Override
  public void open(EditHistory<?> other) {
    EditHistory<DetectorBench> opened = edits.own(other);
    options.set(options.get().anew());
    edits.replace(opened);
    // Nothing of another document is shown meanwhile.
    late.forget();
    Optional<DetectorReading> known =
        prepared.filter(reading -> reading.bench() == opened.present());
    prepared = Optional.empty();
    readAs(known.orElseGet(() -> DetectorReader.read(opened.present())));
    pending.set(false);
    nextRevision();
  }

  public void look(UnaryOperator<ViewOptions> change) {
    ViewOptions next = change.apply(options.get());
    if (!next.equals(options.get())) {
      options.set(next);
      nextRevision();
    }
  }

  /** Lights up a term; the same again puts it out. */
  public void select(Term term) {
    look(now -> now.withSelected(now.selected().filter(term::equals).isPresent() ? null : term));
  }

  /** What a learner predicts, in the coordinates of the figure that asks. */
  public void predict(double value) {
    look(now -> now.withPrediction(value));
  }

  /** Zooms the tape around a place; a factor above 1 shows more. */
  public void zoomSpan(Axis axis, double around, double factor) {
    double low = around - (around - axis.low()) * factor;
    double high = around + (axis.high() - around) * factor;
    look(now -> now.withSpan(TapeSpan.between(low, high, bench())));
  }

  /** Shifts the shown part of the tape by a share of its width. */
  public void shiftSpan(Axis axis, double share) {
    double by = share * (axis.high() - axis.low());
    look(now -> now.withSpan(TapeSpan.between(axis.low() + by, axis.high() + by, bench())));
  }

  public void showWholeTape() {
    look(now -> now.withSpan(null));
  }

  /** What a figure of a size is drawn for, now. */
  public FigureFrame frame(FigureKind kind, double width, double height, double lineWidth) {
    boolean zooms = kind == FigureKind.TAPE || kind == FigureKind.SAW_TOOTH;
    Optional<TapeSpan> span = zooms ? options.get().span() : Optional.empty();
    return new FigureFrame(
            width,
            height,
            FigureFrame.SCREEN_TEXT,
            lineWidth,
            messages.get(),
            options.get().selected(),
            span.map(TapeSpan::from),
            span.map(TapeSpan::to),
            options.get().predictionIn(kind))
        .hiding(options.get().hidden());
  }

  /** The figure of the current revision. */
  public Figure figure(FigureKind kind, int tape, FigureFrame frame) {
    return figures.figure(reading.get(), new FigureRequest(kind, tape, frame));
  }

  /** Tells that the screen has asked for all figures that it shows. */
  public void figuresShown() {
    figures.looked();
  }
}

package phiscope.ui.viewmodel;

import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import phiscope.bench.BenchKind;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorEdit;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.EditHistory;
import phiscope.bench.Term;
import phiscope.figure.Axis;
import phiscope.figure.DetectorFigures;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle;
import phiscope.text.Messages;

/**
 * The open bench. The one writable fact is the edit history; reading and figures follow from it.
 * What only concerns the view (what is lit up, how far the tape is zoomed in, what a learner
 * predicts) is a {@link ViewOptions}. The revision counts both, so that all panels can be brought
 * up to it in one pulse.
 */
public final class BenchViewModel implements BenchModel {
  private static final double TEXT_SIZE = 12;

  private final ReadOnlyObjectWrapper<EditHistory<DetectorBench>> history;
  private final ReadOnlyObjectWrapper<DetectorReading> reading;
  private final ReadOnlyObjectWrapper<ViewOptions> options =
      new ReadOnlyObjectWrapper<>(ViewOptions.none());
  private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper(1);
  private final ReadOnlyObjectProperty<Messages> messages;
  private EditJournal journal = EditJournal.none();
  private long gestures;

  public BenchViewModel(DetectorBench first, ReadOnlyObjectProperty<Messages> messages) {
    this.messages = messages;
    history = new ReadOnlyObjectWrapper<>(EditHistory.of(first));
    reading = new ReadOnlyObjectWrapper<>(DetectorReader.read(first));
    messages.subscribe(spoken -> nextRevision());
  }

  @Override
  public BenchKind kind() {
    return BenchKind.DETECTOR;
  }

  @Override
  public void keepIn(EditJournal newJournal) {
    journal = newJournal;
  }

  @Override
  public ReadOnlyObjectProperty<EditHistory<DetectorBench>> historyProperty() {
    return history.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<DetectorReading> readingProperty() {
    return reading.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<ViewOptions> optionsProperty() {
    return options.getReadOnlyProperty();
  }

  /** Grows with every change of what is shown. */
  public ReadOnlyLongProperty revisionProperty() {
    return revision.getReadOnlyProperty();
  }

  @Override
  public EditHistory<DetectorBench> history() {
    return history.get();
  }

  public DetectorBench bench() {
    return history.get().present();
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

  private void show(EditHistory<DetectorBench> next) {
    history.set(next);
    if (next.present() != reading.get().bench()) {
      reading.set(DetectorReader.read(next.present(), reading.get()));
    }
    nextRevision();
  }

  /** Does one edit as a step of its own. */
  public void apply(DetectorEdit edit) {
    EditHistory<DetectorBench> next = history.get().apply(edit);
    journal.follows(next);
    show(next);
  }

  /** Takes hold of a handle. */
  public HandleDrag grab(Handle handle, int tape, Axis axis) {
    gestures++;
    return new HandleDrag(this, handle, tape, axis, gestures);
  }

  /** Does an edit of a gesture that goes on. */
  void inGesture(long gesture, Optional<DetectorEdit> edit) {
    edit.ifPresent(change -> show(history.get().apply(change, gesture)));
  }

  void finishGesture() {
    EditHistory<DetectorBench> next = history.get().finished();
    journal.follows(next);
    show(next);
  }

  void cancelGesture() {
    show(history.get().cancelled());
  }

  @Override
  public void undo() {
    step(EditHistory::undo);
  }

  @Override
  public void redo() {
    step(EditHistory::redo);
  }

  private void step(UnaryOperator<EditHistory<DetectorBench>> step) {
    EditHistory<DetectorBench> next = step.apply(history.get());
    journal.follows(next);
    show(next);
  }

  @Override
  public void open(EditHistory<?> other) {
    EditHistory<DetectorBench> opened =
        other
            .as(DetectorBench.class)
            .orElseThrow(() -> new IllegalArgumentException(other.present().kind().word()));
    options.set(options.get().anew());
    history.set(opened);
    reading.set(DetectorReader.read(opened.present()));
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
            TEXT_SIZE,
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
    return DetectorFigures.of(kind, reading.get(), tape, frame);
  }
}

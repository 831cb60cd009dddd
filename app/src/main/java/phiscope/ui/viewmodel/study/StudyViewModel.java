package phiscope.ui.viewmodel.study;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import phiscope.bench.BenchKind;
import phiscope.bench.EditHistory;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyEdit;
import phiscope.bench.StudyReader;
import phiscope.bench.StudyReading;
import phiscope.bench.Term;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyStep;
import phiscope.bench.study.StudyWork;
import phiscope.core.kernel.ListRun;
import phiscope.figure.FigureFrame;
import phiscope.figure.run.RunPicture;
import phiscope.figure.study.StudyFigureKind;
import phiscope.figure.study.StudyFigures;
import phiscope.text.Messages;
import phiscope.ui.viewmodel.BenchModel;
import phiscope.ui.viewmodel.LatestWork;
import phiscope.ui.viewmodel.OpenHistory;
import phiscope.ui.viewmodel.run.OpenRun;
import phiscope.ui.viewmodel.run.RunPictures;

/**
 * The open document of a study. The one writable fact is its history; what it says and its figures
 * follow from it, a study that takes long beside the window.
 */
public final class StudyViewModel
    implements BenchModel<StudyBench>, OpenRun<StudyStep>, RunPictures {
  /** Nothing is computed. */
  private static final double IDLE = -1;

  private final OpenHistory<StudyBench> edits;
  private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper(1);
  private List<Term> hidden = List.of();
  private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(IDLE);
  private final ReadOnlyObjectProperty<Messages> messages;
  private final Executor screen;
  private final LatestWork<StudyReading> late;
  private AtomicBoolean cancelled = new AtomicBoolean(false);
  private StudyReading reading;

  /** A bench that computes everything at once: for tests, and without a screen. */
  public StudyViewModel(StudyBench first, ReadOnlyObjectProperty<Messages> messages) {
    this(first, messages, Runnable::run, Runnable::run);
  }

  /**
   * @param background where long studies are computed
   * @param screen where they arrive
   */
  public StudyViewModel(
      StudyBench first,
      ReadOnlyObjectProperty<Messages> messages,
      Executor background,
      Executor screen) {
    this.messages = messages;
    this.screen = screen;
    this.edits = new OpenHistory<>(StudyBench.class, first, this::show);
    this.late = new LatestWork<>(background, screen, this::readLate, this::stopped);
    this.reading = StudyReader.read(first);
    messages.subscribe(spoken -> nextRevision());
  }

  @Override
  public BenchKind kind() {
    return BenchKind.STUDY;
  }

  @Override
  public OpenHistory<StudyBench> edits() {
    return edits;
  }

  @Override
  public ReadOnlyLongProperty revisionProperty() {
    return revision.getReadOnlyProperty();
  }

  /** How much is computed, from 0 to 1; below 0 while nothing is. */
  public ReadOnlyDoubleProperty progressProperty() {
    return progress.getReadOnlyProperty();
  }

  public boolean isBusy() {
    return progress.get() >= 0;
  }

  /** Stops computing: what was said before stays. */
  public void cancelWork() {
    cancelled.set(true);
    late.forget();
    stopped();
  }

  private void stopped() {
    progress.set(IDLE);
    nextRevision();
  }

  /** The kind of study that is open. */
  public StudyKind study() {
    return bench().study().kind();
  }

  /** What was computed last: of this document, or while that is computed of an earlier one. */
  public StudyReading reading() {
    return reading;
  }

  /** Whether what was computed last is what the document says. */
  public boolean isUpToDate() {
    return StudyReader.isKnown(bench(), reading);
  }

  @Override
  public ListRun<StudyStep> run() {
    return reading.run();
  }

  @Override
  public int cursor() {
    return reading.frame();
  }

  @Override
  public int wanted() {
    return bench().view().frame();
  }

  @Override
  public int cause() {
    return -1;
  }

  public Messages messages() {
    return messages.get();
  }

  private void nextRevision() {
    revision.set(revision.get() + 1);
  }

  private void show(StudyBench before, StudyBench now) {
    // To look elsewhere does not begin anew what is being computed.
    if (!isBusy() || !now.study().equals(before.study())) {
      read(now);
    }
    nextRevision();
  }

  private void read(StudyBench bench) {
    // One that nobody waits for any more ends at once, and is not shown.
    cancelled.set(true);
    late.forget();
    progress.set(IDLE);
    if (StudyReader.isQuick(bench, reading)) {
      reading = StudyReader.read(bench, reading);
      return;
    }
    AtomicBoolean mine = new AtomicBoolean(false);
    cancelled = mine;
    StudyWork work = new StudyWork(mine::get, done -> screen.execute(() -> tell(mine, done)));
    Optional<StudyReading> made = late.ask(() -> StudyReader.read(bench, work));
    made.ifPresent(now -> reading = now);
    progress.set(made.isEmpty() ? Math.max(0, progress.get()) : IDLE);
  }

  private void tell(AtomicBoolean who, double done) {
    if (who == cancelled && !who.get() && done < 1) {
      progress.set(done);
      nextRevision();
    }
  }

  private void readLate(StudyReading made) {
    if (made.bench().study().equals(bench().study())) {
      reading = StudyReader.read(bench(), made);
      progress.set(IDLE);
      nextRevision();
    }
  }

  @Override
  public void open(EditHistory<?> other) {
    edits.put(edits.own(other));
  }

  @Override
  public void goTo(int frame) {
    int near = Math.max(0, Math.min(run().size() - 1, frame));
    if (near != bench().view().frame()) {
      apply(new StudyEdit.Look(bench().view().atFrame(near)));
    }
  }

  /** A reading of which not everything is shown. */
  private record Hiding(StudyReading reading, List<Term> hidden) {}

  @Override
  public Object scene() {
    return hidden.isEmpty() ? reading : new Hiding(reading, hidden);
  }

  @Override
  public FigureFrame frame(double width, double height, double lineWidth) {
    return FigureFrame.of(width, height, FigureFrame.SCREEN_TEXT, lineWidth, messages())
        .hiding(hidden);
  }

  @Override
  public boolean isPending() {
    return isBusy() && !isUpToDate();
  }

  /** What is for a learner to find out, and so neither drawn nor said. */
  public List<Term> hidden() {
    return hidden;
  }

  /** Puts out of sight what is for a learner to find out. */
  public void hide(List<Term> terms) {
    if (!hidden.equals(terms)) {
      hidden = List.copyOf(terms);
      nextRevision();
    }
  }

  /** A figure of what was computed last; one of another study is empty. */
  public RunPicture picture(StudyFigureKind kind, FigureFrame frame) {
    return reading.bench().study().kind() == kind.study()
        ? StudyFigures.of(kind, reading, frame)
        : StudyFigures.none(kind, frame);
  }

  /** The least height at which a figure can be read; 0 where it does with any. */
  public double wholeHeight(StudyFigureKind kind, FigureFrame frame) {
    return reading.bench().study().kind() == kind.study()
        ? StudyFigures.wholeHeight(kind, reading, frame)
        : 0;
  }
}

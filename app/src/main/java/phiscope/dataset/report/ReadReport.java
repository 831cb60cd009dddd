package phiscope.dataset.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import phiscope.dataset.DataReading;
import phiscope.dataset.DataStream;
import phiscope.dataset.FileEvent;
import phiscope.dataset.GapReport;
import phiscope.dataset.Outcome;
import phiscope.dataset.ReadAnswers;
import phiscope.dataset.ReadProgress;
import phiscope.dataset.ReadQuestion;
import phiscope.dataset.ReadsAs;
import phiscope.dataset.Remark;
import phiscope.dataset.SkippedLine;
import phiscope.dataset.source.SourceText;

/** Gathers a reading while a format runs over a file; {@link #finish} makes the reading. */
public final class ReadReport {
  private final String file;
  private final SourceText text;
  private final ReadAnswers answers;
  private final ReadProgress progress;

  private final LineLedger ledger = new LineLedger();
  private final List<SkippedLine> skipped = new ArrayList<>();
  private final List<FileEvent> events = new ArrayList<>();
  private final List<GapReport> gaps = new ArrayList<>();
  private final List<ReadQuestion> questions = new ArrayList<>();
  private final List<Remark> notes = new ArrayList<>();
  private final List<Remark> warnings = new ArrayList<>();
  private final List<String> asked = new ArrayList<>();
  private int lines;
  private int skippedCount;
  private int eventCount;
  private boolean refused;

  public ReadReport(String file, SourceText text, ReadAnswers answers, ReadProgress progress) {
    this.file = file;
    this.text = text;
    this.answers = answers;
    this.progress = progress;
  }

  public String file() {
    return file;
  }

  public SourceText text() {
    return text;
  }

  /**
   * Tells how far the reading is.
   *
   * @throws CancellationException if the user no longer wants it
   */
  public void reached(double share) {
    progress.reached(Math.min(1, share));
    stillWanted();
  }

  /**
   * To be asked now and then during what takes long.
   *
   * @throws CancellationException if the user no longer wants it
   */
  public void stillWanted() {
    if (progress.isCancelled()) {
      throw new CancellationException("reading of " + file + " cancelled");
    }
  }

  /** The number of physical lines seen so far is at least this. */
  public void line(int number) {
    lines = Math.max(lines, number);
  }

  public void used(int line) {
    ledger.used(line);
  }

  public void structure(int line) {
    ledger.structure(line, line);
  }

  public void structure(int first, int last) {
    ledger.structure(first, last);
  }

  public void event(FileEvent event) {
    ledger.event(event.line());
    eventCount++;
    if (events.size() < DataReading.LISTED) {
      events.add(event);
    }
  }

  public void gap(GapReport gap) {
    ledger.used(gap.line());
    gaps.add(gap);
  }

  public void skip(SkippedLine line) {
    if (line.line() > 0) {
      ledger.skipped(line.line(), line.lastLine());
    }
    skippedCount++;
    if (skipped.size() < DataReading.LISTED) {
      skipped.add(line);
    }
  }

  /** Whether a line has been left out so far. */
  public boolean hasSkipped() {
    return skippedCount > 0;
  }

  /** Something good to know; it leaves the outcome as it is. */
  public void note(Remark remark) {
    notes.add(remark);
  }

  /** Something odd: the outcome is no longer a plain import. */
  public void warn(Remark remark) {
    warnings.add(remark);
  }

  /** Nothing of the file can be used. */
  public void refuse(Remark remark) {
    refused = true;
    warnings.add(remark);
  }

  /**
   * Asks; the answer that holds is returned. A given answer that is no possible one is reported,
   * and the preset holds.
   *
   * @param isPossible what is an answer besides the choices of the question
   */
  public String ask(ReadQuestion question, Predicate<String> isPossible) {
    Optional<String> given = answer(question.about(), question.choices(), isPossible);
    if (given.isEmpty()) {
      questions.add(question);
    }
    return given.orElse(question.preset());
  }

  /** Asks a question that has no other answers than its choices. */
  public String ask(ReadQuestion question) {
    return ask(question, answer -> false);
  }

  /**
   * An answer that the user gave, perhaps without being asked, such as another unit than the
   * header's. An impossible one is reported and does not count.
   *
   * @param choices answers to name when a given one is impossible
   * @param isPossible what is an answer besides them
   */
  public Optional<String> answer(String about, List<String> choices, Predicate<String> isPossible) {
    Optional<String> given = answers.to(about);
    if (given.isEmpty() || choices.contains(given.get()) || isPossible.test(given.get())) {
      given.ifPresent(value -> asked.add(about));
      return given;
    }
    if (!asked.contains(about)) {
      asked.add(about);
      warn(Remark.of("dataset.answer.impossible", about, given.get(), String.join(", ", choices)));
    }
    return Optional.empty();
  }

  /** The reading. */
  public DataReading finish(String format, ReadsAs readsAs, List<DataStream> streams) {
    warnForgotten();
    if (skippedCount > skipped.size()) {
      warn(Remark.of("dataset.skip.more", skippedCount - skipped.size()));
    }
    if (eventCount > events.size()) {
      warn(Remark.of("dataset.event.more", eventCount - events.size()));
    }
    for (String about : answers.abouts()) {
      if (!asked.contains(about)) {
        note(Remark.of("dataset.answer.unasked", about));
      }
    }
    skipped.sort(Comparator.comparingInt(SkippedLine::line).thenComparingInt(SkippedLine::column));
    events.sort(Comparator.comparingInt(FileEvent::line));
    List<Remark> says = new ArrayList<>(notes);
    says.addAll(warnings);
    boolean nothing = streams.isEmpty() && gaps.isEmpty();
    ReadsAs kind = !nothing ? readsAs : events.isEmpty() || refused ? ReadsAs.NONE : ReadsAs.EVENTS;
    return new DataReading(
        file,
        format,
        text.isRefused() ? "" : text.encoding().name(),
        outcome(nothing),
        kind,
        streams,
        gaps,
        events,
        skipped,
        questions,
        says,
        ledger.count(lines));
  }

  private void warnForgotten() {
    int forgotten = ledger.firstForgotten(lines);
    if (forgotten > 0) {
      skip(new SkippedLine(forgotten, forgotten, 0, Remark.of("dataset.skip.notUnderstood"), ""));
    }
  }

  private Outcome outcome(boolean nothing) {
    if (refused) {
      return Outcome.REFUSE;
    }
    if (questions.stream().anyMatch(ReadQuestion::decisive)) {
      return Outcome.ASK;
    }
    if (nothing) {
      return events.isEmpty() ? Outcome.REFUSE : Outcome.EVENTS_ONLY;
    }
    return skippedCount == 0 && warnings.isEmpty() ? Outcome.IMPORT : Outcome.IMPORT_WITH_REPORT;
  }
}

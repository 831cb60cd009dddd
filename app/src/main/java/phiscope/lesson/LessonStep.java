package phiscope.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import phiscope.bench.Bench;
import phiscope.bench.BenchReading;
import phiscope.bench.Term;
import phiscope.figure.FigureId;

/**
 * One step of a lesson.
 *
 * @param id its name within the lesson
 * @param position where it stands in the file
 * @param title a few words
 * @param text what the learner reads on entering, in the Markdown of {@link Prose}
 * @param after what the learner reads after the reveal; empty if nothing
 * @param document the document on entering
 * @param revealed the document after the reveal, where the reveal changes it
 * @param figures the figures that matter here, the most important first
 * @param hidden terms that are out of sight until the reveal
 * @param questions what is predicted; none in a step that only shows
 * @param expectations what the article prints
 */
public record LessonStep(
    String id,
    Position position,
    LocalText title,
    LocalText text,
    Optional<LocalText> after,
    Bench document,
    Optional<Bench> revealed,
    List<FigureId> figures,
    List<Term> hidden,
    List<Question> questions,
    List<Expectation> expectations) {
  public LessonStep {
    figures = List.copyOf(figures);
    hidden = List.copyOf(hidden);
    questions = List.copyOf(questions);
    expectations = List.copyOf(expectations);
  }

  /** The document at the end of the step. */
  public Bench outcome() {
    return revealed.orElse(document);
  }

  /** What a learner sees on entering: nothing of the reveal. */
  public StepReadings entering(Function<Bench, BenchReading> reader) {
    BenchReading before = reader.apply(document);
    return new StepReadings(before, before);
  }

  /** The readings of both documents. */
  public StepReadings readings(Function<Bench, BenchReading> reader) {
    BenchReading before = reader.apply(document);
    return new StepReadings(before, revealed.map(reader).orElse(before));
  }
}

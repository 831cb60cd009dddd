package phiscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import phiscope.bench.BenchKind;
import phiscope.bench.BenchReading;
import phiscope.bench.Term;
import phiscope.lesson.Place.WrongSegment;

/**
 * A place in the reading of a bench, written like a JSON pointer: {@code /main/result/phi}.
 *
 * <p>{@code /main/...} is the bench's own policy on its first tape, {@code /tapes/1/policies/0/...}
 * any other. {@code /before/...} is the same reading before the step's change is made. Every answer
 * of a lesson is such a pointer: the engine says what is there.
 *
 * @param kind the bench in whose readings it points
 * @param text as written in the lesson
 * @param before whether it points into the reading before the reveal
 * @param segments what follows, at least one
 */
public record ReadingPointer(BenchKind kind, String text, boolean before, List<String> segments) {
  private static final String BEFORE = "before";
  private static final int LONGEST = 200;

  public ReadingPointer {
    segments = List.copyOf(segments);
  }

  /** Whether a text reads as a pointer at all. */
  static boolean looksLikeOne(String text) {
    return text.startsWith("/");
  }

  /**
   * A pointer to a place that exists.
   *
   * @throws IllegalArgumentException if there is no such place; see {@link #problem}
   */
  public static ReadingPointer of(String text, BenchKind kind) {
    if (problem(text, kind).isPresent()) {
      throw new IllegalArgumentException("no such place in a reading: " + text);
    }
    List<String> segments = split(text);
    boolean before = segments.get(0).equals(BEFORE);
    return new ReadingPointer(
        kind, text, before, segments.subList(before ? 1 : 0, segments.size()));
  }

  /** What is wrong with a pointer's text; empty if it leads to a place. */
  static Optional<Wrong> problem(String text, BenchKind kind) {
    if (text.length() > LONGEST || !looksLikeOne(text)) {
      return Optional.of(new Wrong(text, List.of(ReadingPlaces.example(kind))));
    }
    List<String> segments = split(text);
    boolean before = segments.get(0).equals(BEFORE);
    List<String> places = segments.subList(before ? 1 : 0, segments.size());
    return ReadingPlaces.check(kind, places, before ? 1 : 0)
        .map(wrong -> new Wrong(segment(segments, wrong), wrong.known()));
  }

  private static String segment(List<String> segments, WrongSegment wrong) {
    return wrong.depth() < segments.size() ? segments.get(wrong.depth()) : "";
  }

  private static List<String> split(String text) {
    return new ArrayList<>(List.of(text.substring(1).split("/", -1)));
  }

  /** What stands there. */
  public ReadingValue resolve(StepReadings readings) {
    return ReadingPlaces.read(kind, before ? readings.before() : readings.after(), segments);
  }

  /** Every value of a reading with its pointer, in a fixed order, each once. */
  public static void each(BenchReading reading, BiConsumer<String, ReadingValue> to) {
    ReadingPlaces.each(
        reading,
        (pointer, value) -> {
          if (!pointer.contains("/main/")) {
            to.accept(pointer, value);
          }
        });
  }

  /** The tape that it is about, from 0. */
  public int tape() {
    return segments.get(0).equals("tapes") ? Integer.parseInt(segments.get(1)) : 0;
  }

  /** The term of the arithmetic that the place belongs to: who hides the term hides the place. */
  public Optional<Term> term() {
    return kind == BenchKind.DETECTOR ? detectorTerm() : Optional.empty();
  }

  private Optional<Term> detectorTerm() {
    return switch (segments.get(segments.size() - 1)) {
      case "intervals", "count", "synthetic" -> Optional.of(Term.WINDOW);
      case "sum" -> Optional.of(Term.SUM);
      case "sumOfSquares" -> Optional.of(Term.SUM_OF_SQUARES);
      case "mean" -> Optional.of(Term.MEAN);
      case "populationVariance", "sampleVariance" -> Optional.of(Term.VARIANCE);
      case "sigma", "rawSigma", "floored" -> Optional.of(Term.SIGMA);
      case "elapsed", "lastAccepted", "now" -> Optional.of(Term.ELAPSED);
      case "z" -> Optional.of(Term.Z);
      case "survival", "log10Survival" -> Optional.of(Term.SURVIVAL);
      case "phi", "status", "suspected" -> Optional.of(Term.PHI);
      case "threshold" -> Optional.of(Term.THRESHOLD);
      case "crossingElapsed", "decision" -> Optional.of(Term.CROSSING);
      case "prior", "log10PriorOdds" -> Optional.of(Term.PRIOR);
      case "posterior", "log10PosteriorOdds" -> Optional.of(Term.POSTERIOR);
      default -> Optional.empty();
    };
  }

  /**
   * Where a pointer's text stops to make sense.
   *
   * @param segment what stands there
   * @param known what could stand there; empty where it should have ended
   */
  record Wrong(String segment, List<String> known) {
    /** The same as a sentence about a whole pointer. */
    ProseReader.Wrong inWords(String pointer) {
      return known.isEmpty()
          ? new ProseReader.Wrong("problem.lesson.pointerTooLong", List.of(pointer, segment))
          : new ProseReader.Wrong(
              "problem.lesson.pointer", List.of(pointer, segment, String.join(", ", known)));
    }
  }
}

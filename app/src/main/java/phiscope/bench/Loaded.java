package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What came of reading a file: a value, or every problem at once. */
public sealed interface Loaded<T> {
  /**
   * The value.
   *
   * @param value what was read
   * @param warnings what is worth a word all the same
   */
  record Ok<T>(T value, List<Problem> warnings) implements Loaded<T> {
    public Ok {
      warnings = List.copyOf(warnings);
    }

    @Override
    public Optional<T> found() {
      return Optional.of(value);
    }

    @Override
    public List<Problem> problems() {
      return List.of();
    }

    @Override
    public <R> Loaded<R> then(Function<T, Loaded<R>> next) {
      Loaded<R> loaded = next.apply(value);
      if (warnings.isEmpty() || !(loaded instanceof Ok<R> ok)) {
        return loaded;
      }
      List<Problem> all = new ArrayList<>(warnings);
      all.addAll(ok.warnings());
      return new Ok<>(ok.value(), all);
    }
  }

  /** All problems, in the order of the file; at least one. */
  record Rejected<T>(List<Problem> problems) implements Loaded<T> {
    public Rejected {
      problems = List.copyOf(problems);
      if (problems.isEmpty()) {
        throw new IllegalArgumentException("a rejection must have a problem");
      }
    }

    @Override
    public Optional<T> found() {
      return Optional.empty();
    }

    @Override
    public <R> Loaded<R> then(Function<T, Loaded<R>> next) {
      return new Rejected<>(problems);
    }
  }

  /** The value without a warning. */
  static <T> Loaded<T> ok(T value) {
    return new Ok<>(value, List.of());
  }

  /** A rejection for one reason. */
  static <T> Loaded<T> rejected(Problem problem) {
    return new Rejected<>(List.of(problem));
  }

  /** The value, if there is one. */
  Optional<T> found();

  /** The problems; none where there is a value. */
  List<Problem> problems();

  /** Goes on with the value, if there is one. */
  <R> Loaded<R> then(Function<T, Loaded<R>> next);
}

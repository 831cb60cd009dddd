package phiscope.ui.viewmodel;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Function;
import phiscope.bench.Bench;
import phiscope.bench.BenchReader;
import phiscope.bench.BenchReading;

/**
 * Reads the documents of a lesson's step once, however many of its texts, questions and answers ask
 * for them, and each from the one before: steps mostly change little.
 */
public final class KeptReadings implements Function<Bench, BenchReading> {
  /** The document of the step on entering and after its reveal. */
  private static final int KEPT = 2;

  private final Deque<Known> known = new ArrayDeque<>();

  private record Known(Bench bench, BenchReading reading) {}

  @Override
  public BenchReading apply(Bench bench) {
    // The very document: to compare long ones would take as long as to read short ones.
    return known.stream()
        .filter(each -> each.bench() == bench)
        .map(Known::reading)
        .findFirst()
        .orElseGet(() -> read(bench));
  }

  private BenchReading read(Bench bench) {
    BenchReading reading =
        known.isEmpty()
            ? BenchReader.read(bench)
            : BenchReader.read(bench, known.getFirst().reading());
    known.addFirst(new Known(bench, reading));
    if (known.size() > KEPT) {
      known.removeLast();
    }
    return reading;
  }
}

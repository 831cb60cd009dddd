package phiscope.lesson;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Function;
import phiscope.bench.Bench;
import phiscope.bench.BenchReading;

/**
 * A reader that reads each document once: what a lesson claims, asks and writes is mostly about the
 * same few. It keeps all readings as long as it lives. Documents are told apart by identity: to
 * compare long ones would take as long as to read short ones.
 */
final class ReadOnce implements Function<Bench, BenchReading> {
  private final Function<Bench, BenchReading> reader;
  private final Map<Bench, BenchReading> known = new IdentityHashMap<>();

  ReadOnce(Function<Bench, BenchReading> reader) {
    this.reader = reader;
  }

  @Override
  public BenchReading apply(Bench bench) {
    return known.computeIfAbsent(bench, reader);
  }
}

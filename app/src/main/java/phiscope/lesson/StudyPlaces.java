package phiscope.lesson;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReading;
import phiscope.bench.study.Quantity;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyWork;
import phiscope.lesson.Place.WrongSegment;

/** The quantities of studies as places: {@code /timeout/push/longest}. */
final class StudyPlaces {
  /** Made when somebody asks: the paths of a study are the same whatever its settings. */
  private static final Map<StudyKind, List<List<String>>> PATHS = new EnumMap<>(StudyKind.class);

  private StudyPlaces() {}

  private static List<List<String>> paths(StudyKind kind) {
    synchronized (PATHS) {
      return PATHS.computeIfAbsent(
          kind,
          wanted ->
              wanted.compute(Study.usual(wanted), StudyWork.alone()).quantities().stream()
                  .map(quantity -> path(wanted, quantity))
                  .toList());
    }
  }

  private static List<String> path(StudyKind kind, Quantity quantity) {
    return Stream.concat(Stream.of(kind.word()), quantity.path().stream()).toList();
  }

  /** Where segments stop to make sense; empty if they lead to a quantity. */
  static Optional<WrongSegment> check(List<String> segments, int depth) {
    List<List<String>> all = new ArrayList<>();
    Optional<StudyKind> kind =
        segments.isEmpty()
            ? Optional.empty()
            : Optional.ofNullable(StudyKind.words().get(segments.get(0)));
    if (kind.isEmpty()) {
      return Optional.of(new WrongSegment(depth, List.copyOf(StudyKind.words().keySet())));
    }
    all.addAll(paths(kind.get()));
    for (int i = 1; i <= segments.size(); i++) {
      List<String> known = segments.subList(0, i);
      List<List<String>> left = all.stream().filter(path -> startsWith(path, known)).toList();
      if (left.isEmpty()) {
        return Optional.of(new WrongSegment(depth + i - 1, next(all, i - 1)));
      }
      all = left;
    }
    return all.stream().anyMatch(path -> path.equals(segments))
        ? Optional.empty()
        : Optional.of(new WrongSegment(depth + segments.size(), next(all, segments.size())));
  }

  private static boolean startsWith(List<String> path, List<String> beginning) {
    return path.size() >= beginning.size() && path.subList(0, beginning.size()).equals(beginning);
  }

  private static List<String> next(List<List<String>> paths, int at) {
    return paths.stream()
        .filter(path -> path.size() > at)
        .map(path -> path.get(at))
        .distinct()
        .toList();
  }

  /** What stands at a place, checked before; nothing in a study of another kind. */
  static ReadingValue read(StudyReading reading, List<String> segments) {
    StudyKind kind = reading.bench().study().kind();
    return reading.quantities().stream()
        .filter(quantity -> path(kind, quantity).equals(segments))
        .findFirst()
        .map(StudyPlaces::value)
        .orElse(new ReadingValue.Absent());
  }

  private static ReadingValue value(Quantity quantity) {
    if (quantity.word().isPresent()) {
      return new ReadingValue.Word(quantity.word().get());
    }
    return switch (quantity.kind()) {
      case TIME ->
          ReadingValue.Quantity.of(StudyBench.SCALE.toUnits(quantity.value()), Dimension.TIME);
      case COUNT -> ReadingValue.Quantity.of(quantity.value(), Dimension.COUNT);
      case SHARE -> ReadingValue.Quantity.of(quantity.value(), Dimension.PROBABILITY);
      case NUMBER, WORD -> ReadingValue.Quantity.of(quantity.value(), Dimension.PLAIN);
    };
  }

  /** Hands over every quantity with its pointer. */
  static void each(StudyReading reading, BiConsumer<String, ReadingValue> to) {
    StudyKind kind = reading.bench().study().kind();
    for (Quantity quantity : reading.quantities()) {
      to.accept("/" + String.join("/", path(kind, quantity)), value(quantity));
    }
  }
}

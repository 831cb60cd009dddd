package phiscope.lesson;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import phiscope.bench.BenchKind;
import phiscope.bench.BenchReading;
import phiscope.bench.DetectorReading;
import phiscope.bench.FencingReading;
import phiscope.bench.StudyReading;
import phiscope.bench.SwimReading;
import phiscope.core.trace.TickScale;
import phiscope.lesson.Place.WrongSegment;
import phiscope.lesson.ReadingValue.Absent;

/** The places of the readings of each bench. */
final class ReadingPlaces {
  private ReadingPlaces() {}

  /** Where segments stop to make sense in readings of a kind; empty if they lead to a value. */
  static Optional<WrongSegment> check(BenchKind kind, List<String> segments, int depth) {
    return switch (kind) {
      case DETECTOR -> DetectorPlaces.ROOT.check(segments, depth);
      case SWIM -> SwimPlaces.ROOT.check(segments, depth);
      case FENCING -> FencingPlaces.ROOT.check(segments, depth);
      case STUDY -> StudyPlaces.check(segments, depth);
    };
  }

  /** A place of a reading of a kind that every such reading has, as an example. */
  static String example(BenchKind kind) {
    return switch (kind) {
      case DETECTOR -> "/main/result/phi";
      case SWIM -> "/members/0/view/1/state";
      case FENCING -> "/resource/highest";
      case STUDY -> "/timeout/push/longest";
    };
  }

  /** What stands at a place, checked before; nothing in a reading of another kind. */
  static ReadingValue read(BenchKind kind, BenchReading reading, List<String> segments) {
    TickScale scale = reading.bench().scale();
    if (kind == BenchKind.DETECTOR && reading instanceof DetectorReading detector) {
      return DetectorPlaces.ROOT.read(detector, segments, scale);
    }
    if (kind == BenchKind.SWIM && reading instanceof SwimReading swim) {
      return SwimPlaces.ROOT.read(swim, segments, scale);
    }
    if (kind == BenchKind.STUDY && reading instanceof StudyReading study) {
      return StudyPlaces.read(study, segments);
    }
    return kind == BenchKind.FENCING && reading instanceof FencingReading fencing
        ? FencingPlaces.ROOT.read(fencing, segments, scale)
        : new Absent();
  }

  /** Hands over every value of a reading with its pointer, in a fixed order. */
  static void each(BenchReading reading, BiConsumer<String, ReadingValue> to) {
    TickScale scale = reading.bench().scale();
    if (reading instanceof DetectorReading detector) {
      DetectorPlaces.ROOT.each(detector, "", scale, to);
    } else if (reading instanceof SwimReading swim) {
      SwimPlaces.ROOT.each(swim, "", scale, to);
    } else if (reading instanceof FencingReading fencing) {
      FencingPlaces.ROOT.each(fencing, "", scale, to);
    } else if (reading instanceof StudyReading study) {
      StudyPlaces.each(study, to);
    } else {
      throw new AssertionError("no places for " + reading.getClass());
    }
  }

  /** As files write an enum: {@code coolingDown}. */
  static String word(Enum<?> value) {
    StringBuilder word = new StringBuilder();
    for (String part : value.name().toLowerCase(Locale.ROOT).split("_")) {
      word.append(
          word.isEmpty()
              ? part
              : part.substring(0, 1).toUpperCase(Locale.ROOT) + part.substring(1));
    }
    return word.toString();
  }
}

package phiscope.dataset.frames;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What the columns of a file of frames are called, and in which unit their times are. */
enum FrameFields {
  KIND(List.of("kind", "frame", "frame_kind", "frametype", "frame_type")),
  TIME(List.of("time", "at", "arrival", "t"));

  /** So many ticks are in a unit; a time without one is in milliseconds. */
  private static final Map<String, BigDecimal> UNITS = units();

  private final List<String> names;

  FrameFields(List<String> names) {
    this.names = names;
  }

  private static Map<String, BigDecimal> units() {
    Map<String, BigDecimal> units = new LinkedHashMap<>();
    for (String milli : List.of("", "ms")) {
      units.put(milli, BigDecimal.valueOf(1_000));
    }
    units.put("us", BigDecimal.ONE);
    units.put("ns", new BigDecimal("0.001"));
    for (String second : List.of("s", "sec", "seconds")) {
      units.put(second, BigDecimal.valueOf(1_000_000));
    }
    return units;
  }

  /**
   * The field that a column is; empty for one that means nothing here. {@code time_ms}, {@code at
   * (s)} and {@code arrival [us]} are times.
   */
  static Optional<FrameFields> of(String column) {
    return Arrays.stream(values()).filter(field -> field.unit(column).isPresent()).findFirst();
  }

  /** How many ticks a number of the column is; empty if it is not of this field. */
  Optional<BigDecimal> unit(String column) {
    String name = column.strip().toLowerCase(Locale.ROOT);
    for (String mine : names) {
      if (name.equals(mine)) {
        return Optional.of(UNITS.get(""));
      }
      if (this == TIME && name.startsWith(mine)) {
        String rest = name.substring(mine.length()).replaceAll("[\\s_()\\[\\]]", "");
        if (UNITS.containsKey(rest)) {
          return Optional.of(UNITS.get(rest));
        }
      }
    }
    return Optional.empty();
  }

  /** The names that it may have, without units. */
  List<String> names() {
    return names;
  }
}

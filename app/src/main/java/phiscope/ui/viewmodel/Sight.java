package phiscope.ui.viewmodel;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What somebody has chosen to see of the detector bench: kept over a restart, not part of a
 * document. Where nothing was chosen it is as at the first start.
 *
 * @param figures the figure of a panel that has several, by the ids of both
 * @param inFront the panels in front of those that share their place
 * @param groups which groups of parameters are unfolded
 */
public record Sight(
    Map<String, String> figures, List<String> inFront, Map<String, Boolean> groups) {
  /** As at the first start. */
  public static final Sight FIRST = new Sight(Map.of(), List.of(), Map.of());

  public Sight {
    figures = Map.copyOf(figures);
    inFront = List.copyOf(inFront);
    groups = Map.copyOf(groups);
  }

  private static final String BETWEEN = " ";
  private static final String IS = ":";

  /** In a line of a file: names and values, in the order of the names. */
  static String line(Map<String, ?> values) {
    return new TreeMap<>(values)
        .entrySet().stream()
            .map(each -> each.getKey() + IS + each.getValue())
            .collect(Collectors.joining(BETWEEN));
  }

  static String line(List<String> names) {
    return String.join(BETWEEN, names);
  }

  /** What such a line says; what it does not say in this way is left out. */
  static Map<String, String> values(String line) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String each : names(line)) {
      int at = each.indexOf(IS);
      if (at > 0) {
        values.put(each.substring(0, at), each.substring(at + 1));
      }
    }
    return values;
  }

  static List<String> names(String line) {
    return Arrays.stream(line.strip().split("\\s+")).filter(each -> !each.isEmpty()).toList();
  }
}

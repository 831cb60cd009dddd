package phiscope.dataset.table;

import java.util.List;

/** What keys say, for formats that name their values otherwise than by a header. */
public final class ColumnNames {
  private ColumnNames() {}

  /** Whether a key names a sender. */
  public static boolean isName(String key) {
    return ColumnHeader.of(key).role() == ColumnRole.NAME;
  }

  /** The key that says best that it holds arrival times or else intervals; null if none does. */
  public static String bestOfTimesAndIntervals(List<String> keys) {
    String best = null;
    int most = 0;
    for (String key : keys) {
      ColumnHeader header = ColumnHeader.of(key);
      int weight =
          switch (header.role()) {
            case TIME -> 10 + header.rank();
            case INTERVAL -> header.rank();
            default -> 0;
          };
      if (weight > most) {
        most = weight;
        best = key;
      }
    }
    return best;
  }
}

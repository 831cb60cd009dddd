package phiscope.dataset.table;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import phiscope.dataset.value.Vocabulary;

/** Which words of a type column tell of a heartbeat and which of something else. */
final class TypeWords {
  private static final List<String> HEARTBEATS = Vocabulary.words("type.heartbeat");
  private static final List<String> EVENTS = Vocabulary.words("type.event");

  private final boolean othersAreEvents;

  /**
   * @param texts how often each word stands in the column
   */
  TypeWords(Map<String, Integer> texts) {
    othersAreEvents = texts.keySet().stream().anyMatch(TypeWords::isHeartbeat);
  }

  /** Where some rows say heartbeat, all others are events; else only the words for events are. */
  boolean isEvent(String word) {
    return othersAreEvents ? !isHeartbeat(word) : EVENTS.contains(word.toLowerCase(Locale.ROOT));
  }

  private static boolean isHeartbeat(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    return HEARTBEATS.contains(lower)
        || lower.startsWith("heartbeat")
        || lower.endsWith("heartbeat")
        || HEARTBEATS.stream().anyMatch(w -> Vocabulary.isChinese(w) && lower.startsWith(w));
  }
}

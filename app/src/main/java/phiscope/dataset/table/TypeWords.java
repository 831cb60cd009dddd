package phiscope.dataset.table;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Which words of a type column tell of a heartbeat and which of something else. */
final class TypeWords {
  private static final List<String> HEARTBEATS =
      List.of("heartbeat", "heart_beat", "hb", "beat", "alive", "keepalive", "心跳");
  private static final List<String> EVENTS =
      List.of(
          "join",
          "joined",
          "leave",
          "left",
          "suspect",
          "suspected",
          "failed",
          "fail",
          "dead",
          "down",
          "up",
          "crash",
          "crashed",
          "restart",
          "restarted",
          "start",
          "started",
          "stop",
          "stopped",
          "refute",
          "refuted",
          "remove",
          "removed",
          "timeout",
          "lost",
          "unreachable",
          "reachable",
          "pause",
          "resume",
          "error",
          "加入",
          "离开",
          "怀疑",
          "崩溃",
          "重启");

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
        || lower.startsWith("心跳");
  }
}

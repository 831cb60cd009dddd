package phiscope.bench;

import java.util.LinkedHashMap;
import java.util.Map;

/** The benches, one a topic. */
public enum BenchKind {
  /** Heartbeats, phi and the belief that a sender has stopped. */
  DETECTOR("detector"),
  /** A cluster of SWIM members, frame by frame. */
  SWIM("swim"),
  /** Who may write: leases, fencing tokens and takeover, frame by frame. */
  FENCING("fencing"),
  /** One of the other systems: stream health, timeouts, probes, budgets and the like. */
  STUDY("study");

  private final String word;

  BenchKind(String word) {
    this.word = word;
  }

  /** How files call it. */
  public String word() {
    return word;
  }

  /** All kinds by their words in files. */
  public static Map<String, BenchKind> words() {
    Map<String, BenchKind> words = new LinkedHashMap<>();
    for (BenchKind kind : values()) {
      words.put(kind.word, kind);
    }
    return words;
  }
}

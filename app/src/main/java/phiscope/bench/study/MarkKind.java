package phiscope.bench.study;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What can be drawn in a study; each study says which of these it takes. */
public enum MarkKind {
  /** A frame of business data arrives. */
  DATA("data"),
  /** A stream heartbeat arrives. */
  HEARTBEAT("heartbeat"),
  /** A backpressure frame arrives. */
  BACKPRESSURE("backpressure"),
  /** A maintenance frame arrives. */
  MAINTENANCE("maintenance"),
  /** A point of a curve over time: so much of a start-up is done, from 0 to 1. */
  PROGRESS("progress", ParameterRange.share("0")),
  /** A point of a curve over time: the speed of what is depended on, 1 when it is well. */
  DEPENDENCY("dependency", ParameterRange.share("1"));

  private final String word;
  private final Optional<ParameterRange> value;

  MarkKind(String word) {
    this.word = word;
    this.value = Optional.empty();
  }

  MarkKind(String word, ParameterRange value) {
    this.word = word;
    this.value = Optional.of(value);
  }

  /** How files call it. */
  public String word() {
    return word;
  }

  /** The values that go with the time; empty where there are none. */
  public Optional<ParameterRange> value() {
    return value;
  }

  /** All kinds by their words in files. */
  public static Map<String, MarkKind> words() {
    Map<String, MarkKind> words = new LinkedHashMap<>();
    for (MarkKind kind : values()) {
      words.put(kind.word, kind);
    }
    return words;
  }
}

package phiscope.ui.viewmodel;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import phiscope.bench.BenchLimits;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.TickScale;
import phiscope.text.Numbers;

/**
 * Heartbeats typed as numbers: intervals, or arrival times. Numbers are separated by line ends,
 * tabs, semicolons or blanks, or commas: a single comma without a blank behind it is a decimal sign
 * as in every numeric box, more of them separate ({@link CommaWords}).
 */
public final class IntervalText {
  private static final int MOST = 100_000;

  private IntervalText() {}

  /** What a text gives. */
  public sealed interface Outcome {
    /** Heartbeats. */
    record Heartbeats(HeartbeatTrace trace) implements Outcome {}

    /** The place of the first number that can't be used, counted from 1, and why. */
    record Refused(int place, String text, DecimalEntry.Refused reason) implements Outcome {}
  }

  /** Intervals: the first heartbeat arrives at {@code start}. */
  public static Outcome intervals(String text, TickScale scale, long start) {
    return read(text, scale, true, start);
  }

  /** Arrival times. */
  public static Outcome arrivals(String text, TickScale scale) {
    return read(text, scale, false, 0);
  }

  private static Outcome read(String text, TickScale scale, boolean intervals, long start) {
    List<String> words = words(text);
    List<Heartbeat> heartbeats = new ArrayList<>();
    if (intervals && !words.isEmpty()) {
      heartbeats.add(Heartbeat.delivered(0, start));
    }
    if (words.size() > MOST) {
      return refused(MOST + 1, "", "tooMany", Numbers.whole(MOST));
    }
    NumberRange range =
        NumberRange.between("0", scale.toTime(BenchLimits.MAX_TICK).toPlainString(), "1")
            .withDecimals(scale.decimals());
    long arrival = start;
    for (int i = 0; i < words.size(); i++) {
      if (CommaWords.isAmbiguous(words.get(i))) {
        return refused(
            i + 1, words.get(i), "commas", words.get(i), CommaWords.spaced(words.get(i)));
      }
      DecimalEntry entry = range.read(words.get(i));
      if (!(entry instanceof DecimalEntry.Accepted accepted)) {
        return new Outcome.Refused(i + 1, words.get(i), reason(entry));
      }
      long ticks = scale.toTicks(accepted.value());
      arrival = intervals ? arrival + ticks : ticks;
      if (arrival > BenchLimits.MAX_TICK) {
        BigDecimal most = scale.toTime(BenchLimits.MAX_TICK);
        return refused(i + 1, words.get(i), "atMost", DecimalEntry.limit(most));
      }
      heartbeats.add(Heartbeat.delivered(heartbeats.size(), arrival));
    }
    return new Outcome.Heartbeats(HeartbeatTrace.of(heartbeats));
  }

  private static DecimalEntry.Refused reason(DecimalEntry entry) {
    return entry instanceof DecimalEntry.Refused refused
        ? refused
        : DecimalEntry.Refused.because("empty");
  }

  private static Outcome refused(int place, String text, String key, String... arguments) {
    return new Outcome.Refused(place, text, DecimalEntry.Refused.because(key, arguments));
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    String plain = text.replace('\uFF0C', ',').replace('\uFF1B', ';').replace('\uFF0E', '.');
    for (String word : plain.split("[\\s;\\u3001\\uFEFF]+|,(?=\\s)|,$")) {
      String stripped = word.strip();
      if (!stripped.isEmpty()) {
        words.addAll(CommaWords.of(stripped));
      }
    }
    return words;
  }

  /** The intervals between delivered heartbeats as they stand on the tape, for typing. */
  public static String showIntervals(HeartbeatTrace trace, TickScale scale, int most) {
    StringBuilder text = new StringBuilder();
    List<Long> arrivals = arrivals(trace, most + 1);
    for (int i = 1; i < arrivals.size(); i++) {
      text.append(i > 1 ? ", " : "")
          .append(DecimalEntry.show(scale.toTime(arrivals.get(i) - arrivals.get(i - 1))));
    }
    return text.toString();
  }

  /** The arrivals as they stand on the tape. */
  public static String showArrivals(HeartbeatTrace trace, TickScale scale, int most) {
    StringBuilder text = new StringBuilder();
    for (long arrival : arrivals(trace, most)) {
      text.append(text.isEmpty() ? "" : ", ").append(DecimalEntry.show(scale.toTime(arrival)));
    }
    return text.toString();
  }

  /** Whether every heartbeat of a trace is in the text: none is lost, late or a duplicate. */
  public static boolean isPlain(HeartbeatTrace trace, int most) {
    int shown = Math.min(trace.size(), most);
    return arrivals(trace, shown).size() == shown;
  }

  /** Arrivals of what was delivered in order: what a detector that counts makes intervals of. */
  private static List<Long> arrivals(HeartbeatTrace trace, int most) {
    List<Long> arrivals = new ArrayList<>();
    int incarnation = Integer.MIN_VALUE;
    long sequence = Long.MIN_VALUE;
    for (int i = 0; i < trace.size() && arrivals.size() < most; i++) {
      Heartbeat heartbeat = trace.get(i);
      boolean newer =
          heartbeat.incarnation() > incarnation
              || heartbeat.incarnation() == incarnation && heartbeat.sequence() > sequence;
      if (heartbeat.isDelivered() && newer) {
        arrivals.add(heartbeat.arrival());
        incarnation = heartbeat.incarnation();
        sequence = heartbeat.sequence();
      }
    }
    return arrivals;
  }
}

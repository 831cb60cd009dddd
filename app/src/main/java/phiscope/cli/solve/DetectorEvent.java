package phiscope.cli.solve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * A heartbeat that is delivered, or a query. Events happen in the order of their list, also those
 * of one instant: a query before a delivery does not see it.
 *
 * @param sequence of a heartbeat; one more than that of the one before where none is given
 * @param incarnation of a heartbeat; that of the one before where none is given
 */
record DetectorEvent(boolean isQuery, BigFraction at, long sequence, int incarnation) {
  private static final String HEARTBEAT = "heartbeat";
  private static final String QUERY = "query";

  /** The events of a problem. */
  static List<DetectorEvent> list(ProblemFields fields) {
    Reader reader = new Reader();
    fields.objects("events", (index, event) -> reader.read(event));
    return reader.events;
  }

  /** Reads event after event, since what is left out follows from the ones before. */
  private static final class Reader {
    private final List<DetectorEvent> events = new ArrayList<>();
    private BigFraction last = BigFraction.ZERO;
    private long nextSequence;
    private int incarnation;

    void read(ProblemFields event) {
      boolean query = event.has(QUERY);
      if (query == event.has(HEARTBEAT)) {
        event.complain("solve.detector.event");
        return;
      }
      String name = query ? QUERY : HEARTBEAT;
      BigFraction at = event.number(name, NumberRange.NOT_NEGATIVE);
      if (NumberRange.NOT_NEGATIVE.contains(at) && at.compareTo(last) < 0) {
        event.complainAbout(name, "solve.detector.earlier");
      }
      last = at;
      long sequence = query ? 0 : number(event, "sequence", nextSequence, Long.MAX_VALUE - 1);
      if (!query) {
        nextSequence = sequence + 1;
        incarnation = (int) number(event, "incarnation", incarnation, Integer.MAX_VALUE);
      }
      event.noOthers();
      events.add(new DetectorEvent(query, at, sequence, incarnation));
    }

    private static long number(ProblemFields event, String name, long otherwise, long most) {
      event.know(name);
      if (!event.has(name)) {
        return otherwise;
      }
      BigInteger number = event.whole(name);
      if (number.compareTo(BigInteger.valueOf(most)) > 0) {
        event.complainAbout(name, "solve.field.tooLarge", most);
        return otherwise;
      }
      return number.longValue();
    }
  }
}

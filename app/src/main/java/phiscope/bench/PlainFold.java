package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.QualityOfService;
import phiscope.core.detector.TapeFold;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;

/** A detector run over a whole tape by the letter, without thought of speed. */
final class PlainFold implements TapeFold {
  private final Tape tape;
  private final List<Treatment> treatments = new ArrayList<>();
  private final List<Suspicion> suspicions = new ArrayList<>();
  private final List<Column> silences = new ArrayList<>();
  private double observedFrom = Double.NaN;
  private final long horizon;

  PlainFold(Tape tape, PhiPolicy policy, TickScale scale, long horizon) {
    this.tape = tape;
    this.horizon = horizon;
    PlainDetector detector = new PlainDetector(policy, scale);
    for (int i = 0; i < tape.heartbeats().size(); i++) {
      long arrival = tape.heartbeats().arrival(i);
      long before = detector.last().orElse(-1);
      if (arrival <= horizon) {
        PlainDetector old = detector;
        List<Column> span = before < 0 ? List.of() : List.of(silence(old, before, arrival));
        double crossing = before < 0 ? Double.NaN : crossing(old, policy);
        Treatment treatment = detector.deliver(i, tape.heartbeats().get(i));
        treatments.add(treatment);
        if (treatment.compareTo(Treatment.ACCEPTED) <= 0 || treatment == Treatment.RESTART) {
          silences.addAll(span);
          suspect(before + crossing, arrival, false);
        }
        if (Double.isNaN(observedFrom) && detector.model().isPresent()) {
          observedFrom = arrival;
        }
      } else {
        treatments.add(detector.deliver(i, tape.heartbeats().get(i)));
      }
    }
    if (detector.last().isPresent() && detector.last().getAsLong() <= horizon) {
      long last = detector.last().getAsLong();
      silences.add(silence(detector, last, horizon));
      suspect(last + crossing(detector, policy), horizon, true);
    }
  }

  private static double crossing(PlainDetector detector, PhiPolicy policy) {
    return detector.crossing(policy.threshold().doubleValue());
  }

  private static Column silence(PlainDetector detector, long from, long to) {
    double first = detector.phi(0);
    double last = detector.phi(to - from);
    return new Column(from, to, first, first, last, last);
  }

  private void suspect(double from, double to, boolean open) {
    if (from < to || open && from == to) {
      boolean mistake = tape.crash().isEmpty() || from < tape.crash().getAsLong();
      suspicions.add(new Suspicion(from, to, mistake, open));
    }
  }

  @Override
  public List<Suspicion> suspicions(double from, double to, int most) {
    return suspicions.stream().filter(s -> s.to() >= from && s.from() <= to).limit(most).toList();
  }

  @Override
  public long suspicionCount() {
    return suspicions.size();
  }

  @Override
  public List<Column> sawTooth(double from, double to, int columns) {
    return silences.stream()
        .filter(s -> s.to() >= from && s.from() <= to && !Double.isNaN(s.first()))
        .toList();
  }

  @Override
  public long acceptedCount() {
    return treatments.stream()
        .filter(t -> t == Treatment.RECORDED || t == Treatment.ACCEPTED || t == Treatment.RESTART)
        .count();
  }

  @Override
  public Treatment treatment(int heartbeatIndex) {
    return treatments.get(heartbeatIndex);
  }

  QualityOfService quality() {
    double end = tape.crash().isPresent() ? Math.min(tape.crash().getAsLong(), horizon) : horizon;
    double alive = Double.isNaN(observedFrom) ? 0 : Math.max(0, end - observedFrom);
    List<Suspicion> mistakes = suspicions.stream().filter(Suspicion::mistake).toList();
    double wrong = 0;
    for (Suspicion mistake : mistakes) {
      wrong += Math.min(mistake.to(), end) - mistake.from();
    }
    int n = mistakes.size();
    double recurrence =
        n < 2 ? Double.NaN : (mistakes.get(n - 1).from() - mistakes.get(0).from()) / (n - 1);
    OptionalDouble detection = OptionalDouble.empty();
    if (tape.crash().isPresent()
        && !suspicions.isEmpty()
        && suspicions.get(suspicions.size() - 1).open()) {
      double from = suspicions.get(suspicions.size() - 1).from();
      detection = OptionalDouble.of(Math.max(0, from - tape.crash().getAsLong()));
    }
    return new QualityOfService(
        n, wrong / n, recurrence, alive, alive > 0 ? 1 - wrong / alive : Double.NaN, detection);
  }
}

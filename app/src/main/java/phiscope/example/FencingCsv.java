package phiscope.example;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingCounter;
import phiscope.bench.FencingReading;
import phiscope.bench.FencingWords;
import phiscope.bench.Parameter;
import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingMessage;
import phiscope.core.fencing.FencingSnapshot;
import phiscope.core.fencing.InvariantState;
import phiscope.core.fencing.Party;

/**
 * Writes a run of the fencing bench as CSV, in the form of {@link CsvWriter}. Times are seconds, a
 * number that is not there is empty.
 */
final class FencingCsv {
  private static final int BLOCK = 1024;
  private static final MathContext PHI_DIGITS = new MathContext(6, RoundingMode.HALF_EVEN);

  private final StringBuilder out = new StringBuilder();

  private FencingCsv(String... header) {
    line(header);
  }

  private void line(String... cells) {
    out.append(CsvText.line(List.of(cells)));
  }

  private static void each(FencingReading reading, Consumer<FencingFrame> to) {
    int size = reading.run().size();
    for (int from = 0; from < size; from += BLOCK) {
      reading.run().frames(from, Math.min(size, from + BLOCK)).forEach(to);
    }
  }

  /**
   * Every frame of the run: when, what, by what cause, what it breaks, and how the tokens stand.
   */
  static String frames(FencingReading reading) {
    FencingCsv csv =
        new FencingCsv(
            "frame",
            "time",
            "event",
            "verdict",
            "phi",
            "cause",
            "breaks",
            "tokenIssued",
            "phase",
            "grade",
            "highestSeen",
            "value");
    each(reading, csv::frame);
    return csv.out.toString();
  }

  private void frame(FencingFrame frame) {
    FencingEvent event = frame.event();
    FencingSnapshot.Authority authority = frame.snapshot().authority();
    FencingSnapshot.Resource resource = frame.snapshot().resource();
    line(
        String.valueOf(frame.index()),
        seconds(frame.time()),
        FencingWords.of(event),
        event instanceof FencingEvent.WriteArrived arrived ? Parameter.word(arrived.verdict()) : "",
        event instanceof FencingEvent.Evaluated seen && seen.phi().isPresent()
            ? phi(seen.phi().getAsDouble())
            : "",
        orNothing(frame.cause()),
        frame.brokenHere().stream().map(Parameter::word).collect(Collectors.joining(" ")),
        String.valueOf(authority.token()),
        Parameter.word(authority.phase()),
        Parameter.word(authority.grade()),
        String.valueOf(resource.highest()),
        orNothing(resource.value()));
  }

  /** Six digits, which are the same on every machine. */
  private static String phi(double phi) {
    return Double.isInfinite(phi)
        ? "Infinity"
        : new BigDecimal(phi).round(PHI_DIGITS).stripTrailingZeros().toString();
  }

  /** Every message of the run; of a write also which request it is and the number that it bears. */
  static String messages(FencingReading reading) {
    FencingCsv csv =
        new FencingCsv(
            "message",
            "from",
            "to",
            "kind",
            "request",
            "token",
            "sentAt",
            "arrivesAt",
            "fate",
            "sentInFrame");
    each(reading, frame -> frame.sent().forEach(csv::message));
    return csv.out.toString();
  }

  private void message(FencingMessage message) {
    line(
        String.valueOf(message.id()),
        party(message.from()),
        party(message.to()),
        FencingWords.of(message.content()),
        orNothing(request(message.content())),
        token(message.content()),
        seconds(message.sentAt()),
        seconds(message.arrivesAt()),
        Parameter.word(message.fate()),
        String.valueOf(message.sentInFrame()));
  }

  private static int request(FencingMessage.Content content) {
    if (content instanceof FencingMessage.Answer answer) {
      return answer.request();
    }
    return content instanceof FencingMessage.Write write ? write.request() : -1;
  }

  private static String token(FencingMessage.Content content) {
    if (content instanceof FencingMessage.Write write) {
      return String.valueOf(write.token());
    } else if (content instanceof FencingMessage.Grant grant) {
      return String.valueOf(grant.token());
    } else if (content instanceof FencingMessage.GrantAnswer answer) {
      return String.valueOf(answer.token());
    } else if (content instanceof FencingMessage.Renew renew) {
      return String.valueOf(renew.token());
    }
    return content instanceof FencingMessage.Renewed renewed ? String.valueOf(renewed.token()) : "";
  }

  private static String party(Party party) {
    if (party.isHolder()) {
      return FencingWords.holder(party.holder());
    }
    return party.equals(Party.RESOURCE) ? "resource" : "authority";
  }

  /** What each holder believes beside what is true, whenever either changes. */
  static String holders(FencingReading reading) {
    FencingCsv csv =
        new FencingCsv(
            "frame",
            "time",
            "holder",
            "token",
            "believes",
            "mayWrite",
            "state",
            "clock",
            "leaseLeft");
    FencingSnapshot[] before = new FencingSnapshot[1];
    each(
        reading,
        frame -> {
          for (FencingSnapshot.Holder holder : frame.snapshot().holders()) {
            if (before[0] == null || differs(before[0].holders().get(holder.id()), holder)) {
              csv.holder(frame, holder);
            }
          }
          before[0] = frame.snapshot();
        });
    return csv.out.toString();
  }

  private static boolean differs(FencingSnapshot.Holder before, FencingSnapshot.Holder now) {
    return before.token() != now.token()
        || before.believes() != now.believes()
        || before.mayWrite() != now.mayWrite()
        || before.isPaused() != now.isPaused()
        || before.isDown() != now.isDown();
  }

  private void holder(FencingFrame frame, FencingSnapshot.Holder holder) {
    line(
        String.valueOf(frame.index()),
        seconds(frame.time()),
        FencingWords.holder(holder.id()),
        String.valueOf(holder.token()),
        String.valueOf(holder.believes()),
        String.valueOf(holder.mayWrite()),
        FencingWords.state(holder),
        seconds(holder.clock()),
        seconds(holder.leaseLeft()));
  }

  /** What the run has cost at its end, and how often each invariant was broken. */
  static String outcome(FencingReading reading) {
    FencingCsv csv = new FencingCsv("quantity", "value", "firstFrame");
    FencingSnapshot end = reading.run().lastFrame().snapshot();
    for (FencingCounter counter : FencingCounter.values()) {
      long value = counter.of(end.counters());
      csv.line(
          Parameter.word(counter), counter.isTime() ? seconds(value) : String.valueOf(value), "");
    }
    for (InvariantState state : end.invariants()) {
      csv.line(
          Parameter.word(state.invariant()),
          String.valueOf(state.times()),
          state.first().map(breach -> String.valueOf(breach.frame())).orElse(""));
    }
    return csv.out.toString();
  }

  private static String seconds(long ticks) {
    return FencingBench.SCALE.toTime(ticks).toPlainString();
  }

  private static String orNothing(int number) {
    return number < 0 ? "" : String.valueOf(number);
  }

  private static String orNothing(OptionalInt number) {
    return orNothing(number.orElse(-1));
  }
}

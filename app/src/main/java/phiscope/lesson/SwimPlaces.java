package phiscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToLongFunction;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.bench.SwimMeasure;
import phiscope.bench.SwimMeasure.Quantity;
import phiscope.bench.SwimReading;
import phiscope.bench.SwimWords;
import phiscope.bench.script.ScriptValues;
import phiscope.core.swim.Envelope;
import phiscope.core.swim.SwimCounters;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.core.swim.protocol.Suspicion;

/** Every place of a reading of the SWIM bench that a lesson can point at. */
final class SwimPlaces {
  private static final String NOBODY = "nobody";

  /** A member in a reading. */
  private record MemberPlace(SwimReading reading, int member) {}

  /** What a member believes of another one. */
  private record BeliefPlace(SwimReading reading, int observer, int subject) {
    private MemberRecord belief() {
      return reading.cluster().record(observer, subject);
    }

    private Optional<Suspicion> suspicion() {
      return Optional.ofNullable(reading.cluster().suspicions(observer).get(subject));
    }
  }

  private static final Branch<Suspicion> SUSPICION =
      count(Branch.<Suspicion>empty(), "confirmations", Suspicion::confirmations)
          .exact("timeout", Dimension.TIME, suspicion -> whole(suspicion.timeout()));

  private static final Branch<BeliefPlace> BELIEF =
      Branch.<BeliefPlace>empty()
          .word("state", place -> state(place.belief()))
          .exact(
              "incarnation",
              Dimension.COUNT,
              place -> place.belief() == null ? null : whole(place.belief().incarnation()))
          .perhaps("suspicion", BeliefPlace::suspicion, SUSPICION);

  private static final Branch<MemberPlace> MEMBER =
      count(
              count(
                  Branch.<MemberPlace>empty()
                      .word("status", p -> word(p.reading.cluster().status(p.member)))
                      .word("probing", p -> name(p.reading.cluster().probeTarget(p.member))),
                  "incarnation",
                  p -> p.reading.cluster().incarnation(p.member)),
              "localHealth",
              p -> p.reading.cluster().localHealth(p.member))
          .each("view", SwimPlaces::beliefs, BELIEF);

  private static final Branch<MemberPlace> SUBJECT =
      counted(MemberState.ALIVE, "alive")
          .exact("suspect", Dimension.COUNT, place -> whole(believing(place, MemberState.SUSPECT)))
          .exact("dead", Dimension.COUNT, place -> whole(believing(place, MemberState.DEAD)))
          .exact("left", Dimension.COUNT, place -> whole(believing(place, MemberState.LEFT)));

  private static final Branch<Envelope> SENT =
      Branch.<Envelope>empty()
          .word("kind", envelope -> word(envelope.message().kind()))
          .word("receiver", envelope -> name(envelope.receiver()))
          .word("fate", envelope -> word(envelope.fate()));

  private static final Branch<Change> CHANGE =
      Branch.<Change>empty().word("kind", change -> SwimWords.of(change));

  private static final Branch<SwimReading> FRAME =
      count(
              count(Branch.<SwimReading>empty(), "index", reading -> reading.frame().index()),
              "cause",
              reading -> reading.frame().cause())
          .exact("time", Dimension.TIME, reading -> whole(reading.frame().time()))
          .word("event", reading -> SwimWords.of(reading.frame().event()))
          .word("member", reading -> name(reading.frame().event().member()))
          .each("changes", reading -> reading.frame().changes(), CHANGE)
          .each("sent", reading -> reading.frame().sent(), SENT);

  private static final Branch<SwimMeasure> MEASURE =
      Branch.<SwimMeasure>empty()
          .number("measured", Dimension.PLAIN, measure -> number(measure.measured()))
          .number("expected", Dimension.PLAIN, measure -> number(measure.expected()));

  /** All places. */
  static final Branch<SwimReading> ROOT =
      count(Branch.<SwimReading>empty(), "frames", reading -> reading.run().size())
          .one("frame", reading -> reading, FRAME)
          .each("members", SwimPlaces::members, MEMBER)
          .each("subjects", SwimPlaces::members, SUBJECT)
          .one("measures", reading -> reading, measures())
          .one("counters", reading -> reading.cluster().counters(), counters());

  private SwimPlaces() {}

  private static <T> Branch<T> count(Branch<T> branch, String name, ToLongFunction<T> value) {
    return branch.exact(name, Dimension.COUNT, from -> whole(value.applyAsLong(from)));
  }

  private static Branch<MemberPlace> counted(MemberState state, String name) {
    return Branch.<MemberPlace>empty()
        .exact(name, Dimension.COUNT, place -> whole(believing(place, state)));
  }

  private static Branch<SwimReading> measures() {
    Branch<SwimReading> branch = Branch.empty();
    for (Quantity quantity : Quantity.values()) {
      branch = branch.perhaps(word(quantity), reading -> reading.measure(quantity), MEASURE);
    }
    return branch;
  }

  private static Branch<SwimCounters> counters() {
    Branch<SwimCounters> branch =
        count(
            count(
                count(Branch.empty(), "probes", SwimCounters::probes),
                "falseSuspicions",
                SwimCounters::falseSuspicions),
            "falseDeaths",
            SwimCounters::falseDeaths);
    for (MessageKind kind : MessageKind.values()) {
      branch = count(branch, word(kind), counters -> counters.sent(kind));
    }
    return branch;
  }

  private static List<MemberPlace> members(SwimReading reading) {
    List<MemberPlace> members = new ArrayList<>();
    for (int member = 0; member < reading.cluster().members(); member++) {
      members.add(new MemberPlace(reading, member));
    }
    return members;
  }

  private static List<BeliefPlace> beliefs(MemberPlace place) {
    List<BeliefPlace> beliefs = new ArrayList<>();
    for (int subject = 0; subject < place.reading.cluster().members(); subject++) {
      beliefs.add(new BeliefPlace(place.reading, place.member, subject));
    }
    return beliefs;
  }

  /** How many others believe a member to be in a state. */
  private static long believing(MemberPlace place, MemberState state) {
    long count = 0;
    for (int observer = 0; observer < place.reading.cluster().members(); observer++) {
      MemberRecord belief = place.reading.cluster().record(observer, place.member);
      count += observer != place.member && belief != null && belief.state() == state ? 1 : 0;
    }
    return count;
  }

  private static BigFraction whole(long number) {
    return new BigFraction(number);
  }

  private static double number(OptionalDouble number) {
    return number.orElse(Double.NaN);
  }

  private static String word(Enum<?> value) {
    return ReadingPlaces.word(value);
  }

  private static String state(MemberRecord belief) {
    return belief == null ? "unknown" : word(belief.state());
  }

  private static String name(int member) {
    return member < 0 ? NOBODY : ScriptValues.member(member);
  }
}

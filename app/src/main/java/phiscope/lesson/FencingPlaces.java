package phiscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.bench.FencingReading;
import phiscope.bench.FencingWords;
import phiscope.core.fencing.FencingCounters;
import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingMessage;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.FencingSnapshot;
import phiscope.core.fencing.Grade;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.InvariantState;
import phiscope.core.fencing.Phase;
import phiscope.core.fencing.RequestState;
import phiscope.core.fencing.Verdict;
import phiscope.text.Messages;

/** Every place of a reading of the fencing bench that a lesson can point at. */
final class FencingPlaces {
  private static final String NOBODY = "nobody";
  private static final String NONE = "none";

  /** Names of holders and requests are the same in every language. */
  private static final List<String> SPOKEN = spoken();

  private static final Branch<FencingSnapshot.Holder> HOLDER =
      whole(Branch.<FencingSnapshot.Holder>empty(), "token", FencingSnapshot.Holder::token)
          .word("believes", holder -> yes(holder.believes()))
          .word("mayWrite", holder -> yes(holder.mayWrite()))
          .word("state", FencingWords::state)
          .exact("clock", Dimension.TIME, holder -> number(holder.clock()))
          .exact("leaseLeft", Dimension.TIME, holder -> number(holder.leaseLeft()));

  private static final Branch<FencingSnapshot.Authority> AUTHORITY =
      whole(Branch.<FencingSnapshot.Authority>empty(), "token", FencingSnapshot.Authority::token)
          .word("holder", authority -> FencingWords.holder(authority.holder()))
          .exact("leaseLeft", Dimension.TIME, authority -> number(authority.leaseLeft()))
          .word("phase", authority -> ReadingPlaces.word(authority.phase()))
          .word("grade", authority -> ReadingPlaces.word(authority.grade()))
          .exact("inARow", Dimension.COUNT, authority -> number(authority.inARow()));

  private static final Branch<FencingSnapshot.Resource> RESOURCE =
      whole(
              whole(
                  Branch.<FencingSnapshot.Resource>empty(),
                  "highest",
                  FencingSnapshot.Resource::highest),
              "greatestAccepted",
              FencingSnapshot.Resource::greatestAccepted)
          .word("value", resource -> named(resource.value(), FencingWords::request, NONE));

  private static final Branch<RequestState> REQUEST =
      whole(
              whole(Branch.<RequestState>empty(), "token", RequestState::token),
              "done",
              RequestState::done)
          .word("isAcknowledged", request -> yes(request.isAcknowledged()))
          .word("isRefused", request -> yes(request.isRefused()));

  private static final Branch<InvariantState> INVARIANT =
      whole(Branch.<InvariantState>empty(), "times", InvariantState::times)
          .word("state", invariant -> invariant.hasHeld() ? "holds" : "broken");

  private static final Branch<FencingReading> FRAME =
      whole(
              whole(Branch.<FencingReading>empty(), "index", reading -> reading.frame().index()),
              "cause",
              reading -> reading.frame().cause())
          .exact("time", Dimension.TIME, reading -> number(reading.frame().time()))
          .word("event", reading -> FencingWords.of(reading.frame().event()))
          .word("verdict", reading -> verdict(reading.frame().event()))
          .number("phi", Dimension.PLAIN, reading -> phi(reading.frame().event()))
          .each("sent", reading -> reading.frame().sent(), sent());

  private static final Branch<FencingFrame> END =
      Branch.<FencingFrame>empty()
          .one("counters", frame -> frame.snapshot().counters(), counters())
          .one("invariants", FencingFrame::snapshot, invariants())
          .one("resource", frame -> frame.snapshot().resource(), RESOURCE)
          .each("requests", frame -> frame.snapshot().requests(), REQUEST);

  /** All places. */
  static final Branch<FencingReading> ROOT =
      whole(Branch.<FencingReading>empty(), "frames", reading -> reading.run().size())
          .one("frame", reading -> reading, FRAME)
          .each("holders", reading -> reading.snapshot().holders(), HOLDER)
          .one("authority", reading -> reading.snapshot().authority(), AUTHORITY)
          .one("resource", reading -> reading.snapshot().resource(), RESOURCE)
          .each("requests", reading -> reading.snapshot().requests(), REQUEST)
          .one("counters", reading -> reading.snapshot().counters(), counters())
          .one("invariants", FencingReading::snapshot, invariants())
          .one("end", reading -> reading.run().lastFrame(), END)
          .perhaps("parent", FencingPlaces::parent, END);

  private FencingPlaces() {}

  /** A word that stands at a place, as it is said in running text. */
  static String spoken(String word, Messages messages) {
    return SPOKEN.contains(word) ? messages.get("lesson.fencing." + word) : word;
  }

  private static <T> Branch<T> whole(Branch<T> branch, String name, ToLongFunction<T> value) {
    return branch.exact(name, Dimension.COUNT, from -> number(value.applyAsLong(from)));
  }

  private static Branch<FencingMessage> sent() {
    return Branch.<FencingMessage>empty()
        .word("fate", message -> ReadingPlaces.word(message.fate()))
        .exact("arrivesAt", Dimension.TIME, message -> number(message.arrivesAt()));
  }

  private static Branch<FencingSnapshot> invariants() {
    Branch<FencingSnapshot> branch = Branch.empty();
    for (Invariant invariant : Invariant.values()) {
      branch =
          branch.one(
              ReadingPlaces.word(invariant), snapshot -> snapshot.invariant(invariant), INVARIANT);
    }
    return branch;
  }

  private static Branch<FencingCounters> counters() {
    Branch<FencingCounters> branch = Branch.empty();
    branch = whole(branch, "switches", FencingCounters::switches);
    branch = whole(branch, "rollBacks", FencingCounters::rollBacks);
    branch = whole(branch, "mistakenSwitches", FencingCounters::mistakenSwitches);
    branch = whole(branch, "accepted", FencingCounters::accepted);
    branch = whole(branch, "acknowledged", FencingCounters::acknowledged);
    branch = whole(branch, "refused", FencingCounters::refused);
    branch = whole(branch, "lost", FencingCounters::lost);
    branch = whole(branch, "held", FencingCounters::held);
    branch = whole(branch, "dropped", FencingCounters::dropped);
    return branch
        .exact("twoBelieve", Dimension.TIME, counters -> number(counters.twoBelieve()))
        .exact("nobodyWrites", Dimension.TIME, counters -> number(counters.nobodyWrites()));
  }

  /** The end of the run that the shown one parted from. */
  private static Optional<FencingFrame> parent(FencingReading reading) {
    return reading
        .comparison()
        .map(FencingReading.BranchComparison::other)
        .map(FencingRun::lastFrame);
  }

  private static String verdict(FencingEvent event) {
    return event instanceof FencingEvent.WriteArrived arrived
        ? ReadingPlaces.word(arrived.verdict())
        : NONE;
  }

  private static double phi(FencingEvent event) {
    return event instanceof FencingEvent.Evaluated evaluated
        ? evaluated.phi().orElse(Double.NaN)
        : Double.NaN;
  }

  private static String named(OptionalInt number, Function<Integer, String> name, String none) {
    return number.isPresent() ? name.apply(number.getAsInt()) : none;
  }

  private static List<String> spoken() {
    List<String> words = new ArrayList<>(List.of("yes", "no", NONE, NOBODY, "holds", "broken"));
    words.addAll(List.of("running", "paused", "down"));
    List.of(FencingMessage.Fate.values()).forEach(fate -> words.add(ReadingPlaces.word(fate)));
    List.of(Verdict.values()).forEach(verdict -> words.add(ReadingPlaces.word(verdict)));
    List.of(Phase.values()).forEach(phase -> words.add(ReadingPlaces.word(phase)));
    List.of(Grade.values()).forEach(grade -> words.add(ReadingPlaces.word(grade)));
    return List.copyOf(words);
  }

  private static String yes(boolean is) {
    return is ? "yes" : "no";
  }

  private static BigFraction number(long number) {
    return new BigFraction(number);
  }
}

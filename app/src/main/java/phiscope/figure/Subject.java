package phiscope.figure;

import java.util.List;
import java.util.Optional;
import phiscope.bench.ConsumerReading;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReading;
import phiscope.bench.InstantOrder;
import phiscope.bench.PolicyReading;
import phiscope.bench.PosteriorReading;
import phiscope.bench.TapeReading;
import phiscope.bench.Term;
import phiscope.core.detector.TapeFold.Suspicion;
import phiscope.core.trace.TickScale;
import phiscope.text.DecisionWords;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.text.TapeNames;

/**
 * What a figure shows: one tape of a reading, and the frame it is drawn for.
 *
 * @param reading the reading
 * @param index which tape, 0 or more
 * @param frame the frame
 * @param memory what earlier drawings have left
 */
record Subject(DetectorReading reading, int index, FigureFrame frame, FigureMemory memory) {
  /** So many are looked at in one go. */
  static final int MOST_SUSPICIONS = 50_000;

  /** Stands for what a learner is to find out. */
  static final String UNTOLD = "?";

  Subject(DetectorReading reading, int index, FigureFrame frame) {
    this(reading, index, frame, new FigureMemory());
  }

  DetectorBench bench() {
    return reading.bench();
  }

  TapeReading tape() {
    return reading.tapes().get(index);
  }

  /** What the tape is called. */
  String tapeName() {
    return TapeNames.of(messages(), tape().tape().name(), index, reading.tapes().size());
  }

  PolicyReading main() {
    return tape().main();
  }

  /** The update at now; empty without a model. */
  Optional<PosteriorReading> posterior() {
    return main().posterior().filter(update -> update.phi() >= 0);
  }

  /** The model of a policy at now; empty where it is untrained. */
  Optional<SilenceModel> silence(PolicyReading policy) {
    return memory.silence(policy, scale());
  }

  /**
   * The suspicions of the bench's own policy in a span of time, at most {@link #MOST_SUSPICIONS}.
   */
  List<Suspicion> suspicions(TimeSpan span) {
    return memory.suspicions(
        index, main().fold(), ticks(span.from()), ticks(span.to()), MOST_SUSPICIONS);
  }

  /** Those behind them, from a tick on; likewise. */
  List<Suspicion> suspicionsFrom(double tick, TimeSpan span) {
    return main().fold().suspicions(tick, ticks(span.to()), MOST_SUSPICIONS);
  }

  /** Whether the policy's own arithmetic or upper end answers another phi than the exact one. */
  boolean answersAnotherPhi() {
    return main()
        .posterior()
        .map(update -> Numbers.phi(update.phi()).text())
        .filter(exact -> !exact.equals(Numbers.phi(main().result(), messages())))
        .isPresent();
  }

  /** Says which part of a very long window is drawn; empty where all of it is. */
  String drawnPart() {
    int drawn = main().window().intervals().size();
    int all = main().window().count();
    return drawn == all ? "" : text("figure.window.last", Numbers.whole(drawn), Numbers.whole(all));
  }

  TickScale scale() {
    return bench().scale();
  }

  Messages messages() {
    return frame.messages();
  }

  String text(String key, Object... arguments) {
    return messages().get(key, arguments);
  }

  /** Ticks in the unit of the document, which is the unit of all time axes. */
  double units(double ticks) {
    return scale().toUnits(ticks);
  }

  /** A time in the unit of the document, in ticks. */
  double ticks(double units) {
    return scale().ofUnits(units);
  }

  /** An exact time with its unit. */
  String time(long ticks) {
    return Numbers.time(ticks, scale());
  }

  /** An exact time with its unit, for a label: with the digits that can be told apart there. */
  String seenTime(long ticks) {
    return Numbers.seenTime(ticks, scale());
  }

  /** A computed time with its unit. */
  String time(double ticks) {
    return Numbers.time(ticks, scale());
  }

  /** Whether a heartbeat of this arrival was there when the detectors were asked. */
  boolean isKnownAtNow(long arrival) {
    return arrival < bench().now()
        || arrival == bench().now() && bench().instantOrder() == InstantOrder.DELIVER_THEN_QUERY;
  }

  boolean isSelected(Term term) {
    return frame.selected().filter(term::equals).isPresent();
  }

  /** A value for sentence and table: a question mark while a learner is to find it out. */
  String told(Term term, String value) {
    return frame.hides(Optional.of(term)) ? UNTOLD : value;
  }

  /** What a consumer decides, or a question mark while a learner is to find it out. */
  String told(ConsumerReading.Decision decision) {
    return frame.hidesDecisions() ? UNTOLD : text(DecisionWords.key(decision));
  }

  /** What follows from decisions, or a question mark while these are to be found out. */
  String toldOfDecisions(String value) {
    return frame.hidesDecisions() ? UNTOLD : value;
  }
}

package phiscope.bench.study;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Parameter;
import phiscope.core.health.HealthFrame;
import phiscope.core.health.HealthPolicy;
import phiscope.core.health.HealthPreset;
import phiscope.core.health.HealthRun;
import phiscope.core.health.HealthState;
import phiscope.core.health.StreamHealth;
import phiscope.core.health.TwoLevelConfirmation;

/**
 * What a study of stream health says.
 *
 * @param frames what arrives, by time
 * @param end the last instant
 * @param own the detector with the rules of the settings
 * @param presets every variant of the article on the same frames, in their order
 * @param heartbeats of the second level
 * @param confirmation what is done with both levels, in order
 * @param observation how long a drained connection is watched, in ticks
 * @param interval that frames have in the middle, in ticks: what deadlines are told for
 */
public record StreamResult(
    List<HealthFrame> frames,
    long end,
    Variant own,
    List<Variant> presets,
    StreamHeartbeats heartbeats,
    List<TwoLevelConfirmation.Step> confirmation,
    long observation,
    long interval)
    implements StudyResult {
  /** A run of more points is not followed. */
  static final int MOST_POINTS = 100_000;

  public StreamResult {
    frames = List.copyOf(frames);
    presets = List.copyOf(presets);
    confirmation = List.copyOf(confirmation);
  }

  /**
   * One detector over the frames.
   *
   * @param preset which reading of the article it is; empty for the rules of the settings
   * @param policy its rules
   * @param run what it does; empty where that has too many points to be followed
   */
  public record Variant(
      Optional<HealthPreset> preset, HealthPolicy policy, Optional<HealthRun> run) {
    /** How files call it: the preset's, or {@code own}. */
    public String word() {
      return preset.map(HealthPreset::id).orElse("own");
    }

    /** What happens to it, the beginning first. */
    List<StreamStep> steps() {
      return run.map(StreamStep::of).orElse(List.of()).stream()
          .map(StreamStep.class::cast)
          .toList();
    }

    /** How often it comes into a state. */
    public long entries(HealthState state) {
      return run.map(r -> r.changes().stream().filter(c -> c.state() == state).count()).orElse(0L);
    }

    /** When it is in a state first, from a time on; NaN where it never is. */
    public double first(HealthState state, long from) {
      return run.flatMap(r -> r.firstIn(state, from)).map(Long::doubleValue).orElse(Double.NaN);
    }

    private void addTo(List<Quantity> all) {
      List<Quantity> own = new ArrayList<>();
      list(own);
      boolean isKnown = run.isPresent();
      own.forEach(quantity -> all.add(isKnown ? quantity : quantity.notComputed()));
    }

    private void list(List<Quantity> all) {
      String word = word();
      Optional<StreamHealth> last = run.map(HealthRun::last);
      all.add(Quantity.time(first(HealthState.SUSPECT, 0), word, "suspectAt"));
      all.add(Quantity.time(first(HealthState.FAILED, 0), word, "failedAt"));
      StreamSilence failed = StreamSilence.untilFailed(steps());
      all.add(Quantity.time(StreamSilence.untilItFalls(steps()).length(), word, "fallsAfter"));
      all.add(Quantity.time(failed.length(), word, "failedAfter"));
      all.add(Quantity.count(failed.fallen(), word, "decays"));
      all.add(Quantity.count(entries(HealthState.SUSPECT), word, "suspected"));
      all.add(Quantity.count(entries(HealthState.FAILED), word, "failed"));
      all.add(
          Quantity.number(
              last.map(h -> h.score().doubleValue()).orElse(Double.NaN), word, "score"));
      all.add(
          last.map(h -> Quantity.word(Parameter.word(h.state()), word, "state"))
              .orElse(Quantity.number(Double.NaN, word, "state")));
    }
  }

  /** Computes a study of this kind. */
  public static StreamResult of(Study study, StudyWork work) {
    List<HealthFrame> frames = StreamSettings.frames(study);
    long end = study.get(StreamParameter.END);
    BigDecimal initial = BigDecimal.valueOf(study.get(StreamParameter.INITIAL_INTERVAL));
    HealthPolicy policy = StreamSettings.policy(study);
    Variant own = new Variant(Optional.empty(), policy, run(policy, initial, frames, end));
    List<Variant> presets = new ArrayList<>();
    for (HealthPreset preset : HealthPreset.values()) {
      HealthPolicy rules = StreamSettings.policy(preset);
      presets.add(new Variant(Optional.of(preset), rules, run(rules, initial, frames, end)));
    }
    StreamHeartbeats heartbeats = StreamHeartbeats.of(study, frames);
    return new StreamResult(
        frames,
        end,
        own,
        presets,
        heartbeats,
        confirmation(study, own, heartbeats),
        study.get(StreamParameter.OBSERVATION),
        middle(frames, initial));
  }

  private static List<TwoLevelConfirmation.Step> confirmation(
      Study study, Variant own, StreamHeartbeats heartbeats) {
    TwoLevelConfirmation rules =
        new TwoLevelConfirmation(
            study.get(StreamParameter.OBSERVATION), study.count(StreamParameter.RECOVERY_FRAMES));
    return own.run().map(run -> rules.steps(run, heartbeats.suspects())).orElse(List.of());
  }

  /** How often something is done. */
  public long times(TwoLevelConfirmation.Action action) {
    return confirmation.stream().filter(step -> step.action() == action).count();
  }

  /** When something is done first; NaN where it never is. */
  public double first(TwoLevelConfirmation.Action action) {
    return confirmation.stream()
        .filter(step -> step.action() == action)
        .mapToDouble(TwoLevelConfirmation.Step::at)
        .findFirst()
        .orElse(Double.NaN);
  }

  /** The interval in the middle between data frames; the first estimate where there are none. */
  private static long middle(List<HealthFrame> frames, BigDecimal initial) {
    List<Long> intervals = new ArrayList<>();
    long before = 0;
    for (HealthFrame frame : frames) {
      if (frame.kind() == HealthFrame.Kind.DATA && frame.at() > before) {
        intervals.add(frame.at() - before);
        before = frame.at();
      }
    }
    Collections.sort(intervals);
    return intervals.isEmpty() ? initial.longValue() : intervals.get(intervals.size() / 2);
  }

  /** The reading of the article whose rules the settings have; empty where they are others. */
  public Optional<HealthPreset> sameAs() {
    return presets.stream()
        .filter(variant -> variant.policy().equals(own.policy()))
        .findFirst()
        .flatMap(Variant::preset);
  }

  /** The detector of the settings and those of the article that differ from it, in their order. */
  public List<Variant> distinct() {
    List<Variant> distinct = new ArrayList<>(List.of(own));
    presets.stream()
        .filter(variant -> !variant.policy().equals(own.policy()))
        .forEach(distinct::add);
    return List.copyOf(distinct);
  }

  /** What the runs show that the article says otherwise; see {@link StreamFinding}. */
  public List<StreamFinding> findings() {
    return StreamFindings.of(this, interval);
  }

  @Override
  public List<StudyStep> steps() {
    List<StudyStep> steps = own.run().map(StreamStep::of).orElse(List.of());
    return steps.isEmpty()
        ? steps
        : ConfirmationStep.among(steps, ConfirmationStep.of(confirmation, observation, end));
  }

  /** The detector of the settings just after a step; empty where its run is too long. */
  public Optional<StreamHealth> at(StudyStep step) {
    return step instanceof StreamStep own
        ? Optional.of(own.after())
        : this.own.run().map(run -> run.at(step.at()));
  }

  @Override
  public List<Quantity> quantities() {
    List<Quantity> all = new ArrayList<>();
    all.add(Quantity.count(frames.size(), "frames"));
    own.addTo(all);
    presets.forEach(variant -> variant.addTo(all));
    StreamDeadlines deadlines = StreamDeadlines.of(interval);
    all.add(Quantity.time(deadlines.later(), "later"));
    all.add(Quantity.number(deadlines.later() / interval, "laterIntervals"));
    all.add(Quantity.count(deadlines.tolerated(HealthPreset.PSEUDOCODE), "tolerated", "a"));
    all.add(Quantity.count(deadlines.tolerated(HealthPreset.MISSED_FRAMES), "tolerated", "b"));
    double silent =
        heartbeats.suspects().isPresent() ? heartbeats.suspects().getAsLong() : Double.NaN;
    all.add(Quantity.time(silent, "suspectedByHeartbeat"));
    all.add(Quantity.count(times(TwoLevelConfirmation.Action.DRAIN), "drains"));
    all.add(Quantity.count(times(TwoLevelConfirmation.Action.RESTORE), "restores"));
    all.add(Quantity.time(first(TwoLevelConfirmation.Action.SWITCH), "switchAt"));
    return List.copyOf(all);
  }

  private static Optional<HealthRun> run(
      HealthPolicy policy, BigDecimal initial, List<HealthFrame> frames, long end) {
    StreamHealth start = StreamHealth.start(policy, initial, StreamHealth.EXACT_DIGITS);
    return HealthRun.of(start, frames, end, MOST_POINTS);
  }
}

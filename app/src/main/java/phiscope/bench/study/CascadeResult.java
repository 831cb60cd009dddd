package phiscope.bench.study;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import phiscope.core.health.BackpressureCascade;
import phiscope.core.health.HealthPreset;

/**
 * What a backpressure cascade comes to.
 *
 * @param cascade its settings
 * @param firstLayer where it begins, from 0
 * @param evictedAfter when a stalled member is taken for dead, from the beginning of its stall
 * @param rounds what happens, by rounds
 */
public record CascadeResult(
    BackpressureCascade cascade,
    int firstLayer,
    OptionalLong evictedAfter,
    List<BackpressureCascade.Step> rounds)
    implements StudyResult {
  public CascadeResult {
    rounds = List.copyOf(rounds);
  }

  /**
   * What happens to a layer in a round.
   *
   * @param at when the round begins: each lasts as long as a stall
   * @param what happens
   * @param left the members that each layer has after it
   */
  public record CascadeStep(long at, BackpressureCascade.Step what, List<Integer> left)
      implements StudyStep {
    @Override
    public boolean isEvent() {
      return what.evicted() > 0;
    }

    @Override
    public String word() {
      return what.evicted() > 0 ? "evicted" : "stood";
    }

    @Override
    public OptionalInt subject() {
      return OptionalInt.of(what.layer() + 1);
    }
  }

  /** Computes a study of this kind. */
  public static CascadeResult of(Study study, StudyWork work) {
    int count = study.count(CascadeParameter.LAYERS);
    List<Integer> layers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      boolean last = i == count - 1;
      layers.add(study.count(last ? CascadeParameter.LAST_MEMBERS : CascadeParameter.MEMBERS));
    }
    HealthPreset variant = study.choice(CascadeParameter.VARIANT, HealthPreset.class);
    BackpressureCascade cascade =
        new BackpressureCascade(
            layers,
            study.share(CascadeParameter.LOAD),
            study.share(CascadeParameter.CAPACITY),
            study.get(CascadeParameter.STALL),
            study.get(CascadeParameter.INTERVAL),
            study.get(CascadeParameter.EVERY),
            StreamSettings.policy(variant));
    int first = Math.min(count, study.count(CascadeParameter.FIRST_LAYER)) - 1;
    OptionalLong evicted =
        cascade.evictedAfter().map(OptionalLong::of).orElse(OptionalLong.empty());
    return new CascadeResult(cascade, first, evicted, cascade.steps(first));
  }

  @Override
  public List<StudyStep> steps() {
    List<Integer> left = new ArrayList<>(cascade.layers());
    List<StudyStep> steps = new ArrayList<>();
    for (BackpressureCascade.Step round : rounds) {
      left.set(round.layer(), round.left());
      steps.add(new CascadeStep(round.round() * cascade.stall(), round, List.copyOf(left)));
    }
    return List.copyOf(steps);
  }

  /** Members that are gone in the end. */
  public int evicted() {
    return rounds.stream().mapToInt(BackpressureCascade.Step::evicted).sum();
  }

  /** Layers without a member in the end. */
  public long layersDown() {
    return rounds.stream().filter(BackpressureCascade.Step::isDown).count();
  }

  @Override
  public List<Quantity> quantities() {
    double after = evictedAfter.isPresent() ? evictedAfter.getAsLong() : Double.NaN;
    long last = rounds.stream().mapToLong(BackpressureCascade.Step::round).max().orElse(0);
    return List.of(
        Quantity.time(after, "evictedAfter"),
        Quantity.count(evicted(), "evicted"),
        Quantity.count(layersDown(), "layersDown"),
        Quantity.count(last + 1.0, "rounds"));
  }
}

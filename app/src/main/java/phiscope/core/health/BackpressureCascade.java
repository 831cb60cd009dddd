package phiscope.core.health;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How one overloaded member of a layered dataflow takes others with it, as S001 section 5.2 tells
 * it: a member that can't send looks dead downstream, is evicted, and its share of the load goes to
 * the rest of its layer; those that this overloads can't send either, and their full buffers block
 * the layer before.
 *
 * @param layers members of each layer, from the input to the output; each 1 or more
 * @param load what a layer has to carry, above 0
 * @param capacity what one member carries without falling behind, above 0
 * @param stall how long an overloaded member can't send, 1 or more
 * @param interval between frames, 1 or more
 * @param backpressureEvery backpressure frames come so often; 0: none are sent
 * @param policy how the layer behind judges
 */
public record BackpressureCascade(
    List<Integer> layers,
    double load,
    double capacity,
    long stall,
    long interval,
    long backpressureEvery,
    HealthPolicy policy) {
  private static final int MOST_POINTS = 100_000;
  private static final int FRAMES_BEFORE = 30;

  public BackpressureCascade {
    layers = List.copyOf(layers);
    if (layers.isEmpty() || layers.stream().anyMatch(members -> members < 1)) {
      throw new IllegalArgumentException("every layer must have a member, got " + layers);
    }
    if (!(load > 0 && capacity > 0) || stall < 1 || interval < 1 || backpressureEvery < 0) {
      throw new IllegalArgumentException("load, capacity, stall and interval must be above 0");
    }
  }

  /**
   * What happens to one layer in one round.
   *
   * @param round from 0
   * @param layer from 0
   * @param stalled members that can't send
   * @param evicted of them, those that the layer behind takes for dead
   * @param left members that are left
   * @param loadOfEach what each of these carries then; infinite if none is left
   */
  public record Step(int round, int layer, int stalled, int evicted, int left, double loadOfEach) {
    /** Whether the layer can't work any more. */
    public boolean isDown() {
      return left == 0;
    }
  }

  /** When a stalled member is taken for dead, from the beginning of its stall, if it is. */
  public Optional<Long> evictedAfter() {
    long from = FRAMES_BEFORE * interval + interval;
    List<HealthFrame> frames =
        HealthScenarios.backpressure(interval, from, stall, backpressureEvery, from + stall);
    StreamHealth start =
        StreamHealth.start(policy, BigDecimal.valueOf(interval), StreamHealth.QUICK_DIGITS);
    return HealthRun.of(start, frames, from + stall - 1, MOST_POINTS)
        .flatMap(run -> run.firstIn(HealthState.FAILED, 0))
        .map(at -> at - from);
  }

  /**
   * The rounds, beginning with one member of a layer that stalls.
   *
   * @param firstLayer where it begins
   */
  public List<Step> steps(int firstLayer) {
    boolean evicts = evictedAfter().isPresent();
    int[] left = layers.stream().mapToInt(Integer::intValue).toArray();
    int[] stalled = new int[left.length];
    stalled[firstLayer] = 1;
    List<Step> steps = new ArrayList<>();
    for (int round = 0; hasStalled(stalled); round++) {
      int[] next = new int[left.length];
      for (int layer = 0; layer < left.length; layer++) {
        if (stalled[layer] > 0) {
          int evicted = evicts ? Math.min(stalled[layer], left[layer]) : 0;
          left[layer] -= evicted;
          double each = load / left[layer];
          steps.add(new Step(round, layer, stalled[layer], evicted, left[layer], each));
          spread(layer, evicted > 0 && each > capacity, left, next);
        }
      }
      stalled = next;
    }
    return List.copyOf(steps);
  }

  /** The rest of an overloaded layer stalls next, and so does one sender in the layer before. */
  private static void spread(int layer, boolean overloaded, int[] left, int[] next) {
    if (!overloaded) {
      return;
    }
    next[layer] = left[layer];
    if (layer > 0 && left[layer - 1] > 0) {
      next[layer - 1] = Math.max(next[layer - 1], 1);
    }
  }

  private static boolean hasStalled(int[] stalled) {
    for (int count : stalled) {
      if (count > 0) {
        return true;
      }
    }
    return false;
  }
}

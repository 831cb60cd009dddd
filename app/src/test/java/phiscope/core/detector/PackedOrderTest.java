package phiscope.core.detector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.core.trace.TimeUnit;

/**
 * The order that an empirical tail needs is that of a sorted list, packed into the ring or, where
 * an interval is too long for that, beside it.
 */
class PackedOrderTest {
  private static final long TOO_LONG = 1L << 48;

  private static IntervalWindow window(int size) {
    PhiPolicy policy =
        PolicyDraft.of(Presets.policy(Preset.HAYASHIBARA, TimeUnit.MILLISECOND))
            .windowSize(size)
            .tail(PhiPolicy.Tail.EMPIRICAL)
            .policy();
    return new PhiDetector(policy, Scenario.WHOLE).window();
  }

  @Property(tries = 100, seed = "20261130")
  void equalsASortedListOfTheLatest(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 200) int size,
      @ForAll @IntRange(min = 1, max = 3000) int lengths) {
    Random random = new Random(seed);
    IntervalWindow window = window(size);
    List<Long> plain = new ArrayList<>();
    for (int i = 0; i < 3 * size; i++) {
      long interval = random.nextInt(lengths) + (random.nextInt(4) == 0 ? TOO_LONG - 3000 : 0);
      window.add(interval, 0);
      plain.add(interval);
      plain = new ArrayList<>(plain.subList(Math.max(0, plain.size() - size), plain.size()));
      if (random.nextInt(10) == 0) {
        assertSame(window, plain, random);
        assertSame(window.copy(), plain, random);
      }
    }
    assertThat(window.equalsShifted(window.copy(), 0)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(longs = {TOO_LONG - 1, TOO_LONG, Long.MAX_VALUE / 4})
  void anIntervalHoweverLongIsHeldAsItIs(long longest) {
    IntervalWindow window = window(3);
    Random random = new Random(1);
    window.add(7, 0);
    window.add(5, 0);
    window.add(longest, 0);
    assertSame(window, List.of(7L, 5L, longest), random);
    window.add(6, 0);
    window.add(9, 0);
    assertSame(window, List.of(longest, 6L, 9L), random);
    window.clear();
    window.add(4, 0);
    assertSame(window, List.of(4L), random);
  }

  private static void assertSame(IntervalWindow window, List<Long> plain, Random random) {
    assertThat(window.intervals()).containsExactly(plain.toArray(Long[]::new));
    List<Long> sorted = plain.stream().sorted().toList();
    for (int i = 0; i < 10; i++) {
      int place = random.nextInt(sorted.size());
      assertThat(window.intervalWithLonger(sorted.size() - 1 - place)).isEqualTo(sorted.get(place));
      double silence = sorted.get(place) + 0.5 * random.nextInt(-1, 2);
      assertThat(window.longerThan(silence))
          .isEqualTo(sorted.stream().filter(length -> length > silence).count());
    }
    assertThat(window.longerThan(-1)).isEqualTo(sorted.size());
    assertThat(window.longerThan(1e30)).isZero();
  }
}

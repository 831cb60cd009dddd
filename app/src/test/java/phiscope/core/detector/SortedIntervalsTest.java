package phiscope.core.detector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The order of a window is that of a sorted list, over many blocks and with many equal lengths. */
class SortedIntervalsTest {
  @Property(tries = 60, seed = "20261129")
  void equalsASortedList(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 6000) int changes,
      @ForAll @IntRange(min = 1, max = 100_000) int lengths) {
    Random random = new Random(seed);
    SortedIntervals sorted = new SortedIntervals();
    List<Long> plain = new ArrayList<>();
    for (int i = 0; i < changes; i++) {
      if (plain.isEmpty() || random.nextInt(3) > 0) {
        long interval = random.nextInt(lengths);
        sorted.add(interval);
        plain.add(interval);
      } else {
        sorted.remove(plain.remove(random.nextInt(plain.size())));
      }
    }
    plain.sort(null);
    assertSame(sorted, plain, random, lengths);
    SortedIntervals atOnce =
        SortedIntervals.of(plain.stream().mapToLong(Long::longValue).toArray());
    assertSame(atOnce, plain, random, lengths);
  }

  private static void assertSame(
      SortedIntervals sorted, List<Long> plain, Random random, int lengths) {
    for (int i = 0; i < 50 && !plain.isEmpty(); i++) {
      int place = random.nextInt(plain.size());
      assertThat(sorted.getFromLongest(plain.size() - 1 - place)).isEqualTo(plain.get(place));
      double silence = random.nextInt(4) == 0 ? plain.get(place) : random.nextDouble() * lengths;
      assertThat(sorted.longerThan(silence))
          .isEqualTo(plain.stream().filter(length -> length > silence).count());
    }
    assertThat(sorted.longerThan(-1)).isEqualTo(plain.size());
    assertThat(sorted.longerThan(1e30)).isZero();
  }
}

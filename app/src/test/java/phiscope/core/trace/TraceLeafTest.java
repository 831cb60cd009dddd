package phiscope.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class TraceLeafTest {
  @Provide
  Arbitrary<List<Long>> intervals() {
    // Few values, so that several are the longest.
    return Arbitraries.longs().between(0, 5).list().ofMinSize(1).ofMaxSize(300);
  }

  @Property(tries = 2000, seed = "20261130")
  void theLongestOfSomeIntervalsIsTheFirstThatNoneExceeds(
      @ForAll("intervals") List<Long> intervals, @ForAll int one, @ForAll int other) {
    long[] ticks = intervals.stream().mapToLong(Long::longValue).toArray();
    TraceLeaf leaf = HeartbeatTrace.ofIntervals(7, ticks).leaves().get(0).leaf();
    int a = 1 + Math.floorMod(one, ticks.length);
    int b = 1 + Math.floorMod(other, ticks.length);
    int from = Math.min(a, b);
    int to = Math.max(a, b) + 1;
    long longest = LongStream.range(from, to).map(i -> ticks[(int) i - 1]).max().orElseThrow();
    int expected = from;
    while (ticks[expected - 1] != longest) {
      expected++;
    }
    assertThat(leaf.endOfLongest(from, to)).isEqualTo(expected);
  }
}

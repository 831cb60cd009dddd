package phiscope.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RandomStreamTest {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  /** The first four numbers of SplitMix64 with the seed 0, as Vigna's splitmix64.c prints them. */
  @Test
  void itIsSplitMix64() {
    RandomStream stream = new RandomStream(GOLDEN_GAMMA);
    long[] expected = {
      0xe220a8397b1dcdafL, 0x6e789e6aa1b965f4L, 0x06c45d188009454fL, 0xf88bb8a8724c81ecL
    };
    for (long bits : expected) {
      assertThat(stream.bits()).isEqualTo(bits);
      stream = stream.next();
    }
  }

  @Test
  void readingDoesNotMoveIt() {
    RandomStream stream = RandomStream.of(5);
    assertThat(stream.bits()).isEqualTo(stream.bits());
    assertThat(stream.below(1000)).isEqualTo(stream.below(1000));
  }

  @Test
  void eachNumberBelowABoundIsAsLikelyAsTheOthers() {
    RandomStream stream = RandomStream.of(20261129);
    int[] counts = new int[7];
    for (int i = 0; i < 70_000; i++) {
      counts[(int) stream.below(7)]++;
      stream = stream.next();
    }
    double chiSquare = 0;
    for (int count : counts) {
      chiSquare += (count - 10_000.0) * (count - 10_000.0) / 10_000.0;
    }
    assertThat(chiSquare).as("six degrees of freedom, p = 1e-4").isLessThan(27.86);
  }

  @Test
  void streamsOfNeighbouringLabelsAreUnrelated() {
    RandomStream seed = RandomStream.of(1);
    int agreeing = 0;
    for (int label = 0; label < 1000; label++) {
      agreeing += Long.bitCount(~(seed.fork(label).bits() ^ seed.fork(label + 1).bits()));
    }
    assertThat(agreeing / 64_000.0).isBetween(0.49, 0.51);
  }

  @Test
  void aUnitIsBelowOne() {
    assertThat(new RandomStream(0).unit()).isEqualTo(0.0);
    RandomStream stream = RandomStream.of(3);
    for (int i = 0; i < 1000; i++) {
      assertThat(stream.unit()).isGreaterThanOrEqualTo(0).isLessThan(1);
      stream = stream.next();
    }
  }

  @Test
  void aBoundBelowOneIsRefused() {
    assertThatThrownBy(() -> RandomStream.of(1).below(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 or more");
  }
}

package phiscope.core.numeric;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WideBitsTest {
  @Property(tries = 2000, seed = "20261129")
  void wordsRoundLikeABigInteger(@ForAll long high, @ForAll long middle, @ForAll long low) {
    assertRoundsLikeBigInteger(high, middle, low);
    assertRoundsLikeBigInteger(0, middle, low);
    assertRoundsLikeBigInteger(0, 0, low);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # a tie between two doubles, then the smallest bit that breaks it in each lower word
          9007199254740993,  0, 0
          9007199254740993,  1, 0
          9007199254740993,  0, 1
          9007199254740993, -1, -1
          -1, -1, -1
           1,  0, 1
           0,  9007199254740993, 1
           0, -1, -1
           0,  0, -1
           0,  0, 0
          """)
  void tiesAreBrokenByTheLastBit(long high, long middle, long low) {
    assertRoundsLikeBigInteger(high, middle, low);
  }

  private static void assertRoundsLikeBigInteger(long high, long middle, long low) {
    BigInteger exact = WideBits.unsigned(high, middle, low);
    assertThat(WideBits.toDouble(high, middle, low)).isEqualTo(exact.doubleValue());
  }

  @Property(tries = 2000, seed = "20261129")
  void theUpperHalfOfAnUnsignedProductIsExact(@ForAll long a, @ForAll long b) {
    BigInteger product = WideBits.unsigned(a).multiply(WideBits.unsigned(b));
    assertThat(WideBits.unsigned(WideBits.unsignedHigh(a, b))).isEqualTo(product.shiftRight(64));
  }
}

package phiscope.dataset.value;

/** Powers of ten. */
public final class Powers {
  private static final double[] DOUBLES = new double[40];
  private static final long[] LONGS = new long[19];

  static {
    for (int i = 0; i < DOUBLES.length; i++) {
      DOUBLES[i] = Double.parseDouble("1e" + i);
    }
    LONGS[0] = 1;
    for (int i = 1; i < LONGS.length; i++) {
      LONGS[i] = LONGS[i - 1] * 10;
    }
  }

  private Powers() {}

  /** 10^exponent for 0 to 39. */
  public static double ofTen(int exponent) {
    return DOUBLES[exponent];
  }

  /** 10^exponent for 0 to 18. */
  public static long exact(int exponent) {
    return LONGS[exponent];
  }
}

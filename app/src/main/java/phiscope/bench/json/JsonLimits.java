package phiscope.bench.json;

/**
 * How much a JSON text may hold.
 *
 * @param characters characters in all
 * @param depth objects and arrays within one another
 * @param values values in all, not counting the numbers at the beginning of arrays
 * @param numbers numbers at the beginning of one array
 * @param textLength characters of one text
 */
public record JsonLimits(int characters, int depth, int values, int numbers, int textLength) {
  /** For documents: room for two tapes of as many heartbeats as a tape holds. */
  public static final JsonLimits DOCUMENT =
      new JsonLimits(200_000_000, 32, 200_000, 5_000_000, 1_000_000);

  /** Most characters of a number. */
  public static final int NUMBER_LENGTH = 100;

  /** Most problems named of one text. */
  public static final int PROBLEMS = 1_000;
}

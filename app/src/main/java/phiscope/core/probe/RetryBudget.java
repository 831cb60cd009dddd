package phiscope.core.probe;

/**
 * A limit on retries as a share of requests, as a bucket of tokens: each request puts a share of a
 * token in, each retry takes one out.
 *
 * @param perRequest tokens in thousandths that a request puts in, 0 or more
 * @param most the bucket holds, in thousandths, 0 or more
 * @param tokens in thousandths that are in it, 0 to most
 */
public record RetryBudget(long perRequest, long most, long tokens) {
  private static final long TOKEN = 1000;

  public RetryBudget {
    if (perRequest < 0 || most < 0 || tokens < 0 || tokens > most) {
      throw new IllegalArgumentException(
          "tokens must be 0 to most and perRequest 0 or more, got "
              + tokens
              + ", "
              + most
              + " and "
              + perRequest);
    }
  }

  /** A bucket that begins full. */
  public static RetryBudget full(long perRequest, long most) {
    return new RetryBudget(perRequest, most, most);
  }

  /** After a request. */
  public RetryBudget afterRequest() {
    return new RetryBudget(perRequest, most, Math.min(most, tokens + perRequest));
  }

  /** Whether a retry is allowed. */
  public boolean allowsRetry() {
    return tokens >= TOKEN;
  }

  /**
   * After a retry.
   *
   * @throws IllegalStateException if none is allowed
   */
  public RetryBudget afterRetry() {
    if (!allowsRetry()) {
      throw new IllegalStateException("the budget is spent");
    }
    return new RetryBudget(perRequest, most, tokens - TOKEN);
  }

  /**
   * How many times the load becomes when a share of attempts fails and each failure is retried up
   * to so often: 1 + p + p^2 + ... + p^r. When everything fails that is r + 1, in a chain of calls
   * to the power of its length.
   */
  static double amplification(double failing, int retries) {
    if (!(failing >= 0 && failing <= 1) || retries < 0) {
      throw new IllegalArgumentException(
          "failing must be from 0 to 1 and retries 0 or more, got " + failing + ", " + retries);
    }
    double load = 0;
    for (int i = retries; i >= 0; i--) {
      load = load * failing + 1;
    }
    return load;
  }
}

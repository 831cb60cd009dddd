package phiscope.core.fencing;

/**
 * What a holder that believes it may write does by itself.
 *
 * @param writeEvery so often it writes; 0: only the script makes it write
 * @param checkToSend from its decision, and its look at the lease, to the sending
 * @param retryAfter without an answer for so long it sends the same request again; 0: never
 * @param retries how often at most
 */
public record Workload(long writeEvery, long checkToSend, long retryAfter, int retries) {
  public Workload {
    Ranges.duration("writeEvery", writeEvery);
    Ranges.duration("checkToSend", checkToSend);
    Ranges.duration("retryAfter", retryAfter);
    Ranges.within("retries", retries, 0, 100);
  }

  /** Only the script makes holders write. */
  public static Workload scripted() {
    return new Workload(0, 0, 0, 0);
  }
}

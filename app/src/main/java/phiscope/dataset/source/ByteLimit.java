package phiscope.dataset.source;

/** How much of a file is read at most. */
public final class ByteLimit {
  /** Most bytes of a file, as stored and unpacked. */
  public static final int FILE = 256 * 1024 * 1024;

  /** Longest line that is read; a longer one is skipped without being held as text. */
  public static final int LINE = 1024 * 1024;

  private ByteLimit() {}
}

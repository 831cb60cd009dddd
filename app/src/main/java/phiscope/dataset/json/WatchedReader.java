package phiscope.dataset.json;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;

/** Asks at each piece that is read whether the rest is still wanted. */
final class WatchedReader extends FilterReader {
  /** The parser's own buffers grow with what it has read before. */
  private static final int PIECE = 4_000;

  private final Runnable stillWanted;

  /**
   * @param stillWanted throws if not, which ends the reading
   */
  WatchedReader(Reader in, Runnable stillWanted) {
    super(in);
    this.stillWanted = stillWanted;
  }

  @Override
  public int read(char[] to, int from, int length) throws IOException {
    stillWanted.run();
    return super.read(to, from, Math.min(length, PIECE));
  }
}

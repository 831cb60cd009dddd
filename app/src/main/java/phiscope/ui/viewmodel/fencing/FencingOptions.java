package phiscope.ui.viewmodel.fencing;

/**
 * How the open run is looked at; not part of the document.
 *
 * @param byTime whether the space-time diagram is spaced by time
 * @param shown how many frames it shows in which something happens
 */
public record FencingOptions(boolean byTime, int shown) {
  private static final int FEWEST = 6;
  private static final int MOST = 300;
  private static final int USUAL = 32;

  public FencingOptions {
    shown = Math.max(FEWEST, Math.min(MOST, shown));
  }

  static FencingOptions first() {
    return new FencingOptions(false, USUAL);
  }

  public FencingOptions spacedByTime(boolean on) {
    return new FencingOptions(on, shown);
  }

  /** A factor above 1 shows more frames. */
  public FencingOptions zoomed(double factor) {
    int wanted = (int) Math.round(shown * factor);
    int moved = wanted == shown ? shown + (factor > 1 ? 1 : -1) : wanted;
    return new FencingOptions(byTime, moved);
  }
}

package phiscope.text;

/**
 * A piece of a formula on one line.
 *
 * @param text what is written
 * @param level where it stands
 * @param italic whether it is a letter that stands for a quantity
 * @param underRoot whether the bar of a root lies over it
 */
public record FormulaPiece(String text, Level level, boolean italic, boolean underRoot) {
  /** A piece outside of roots. */
  public FormulaPiece(String text, Level level, boolean italic) {
    this(text, level, italic, false);
  }

  FormulaPiece putUnderRoot() {
    return new FormulaPiece(text, level, italic, true);
  }

  /** Where a piece stands; raised and lowered pieces are smaller. */
  public enum Level {
    LINE,
    RAISED,
    LOWERED
  }
}

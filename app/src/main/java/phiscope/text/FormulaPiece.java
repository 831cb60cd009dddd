package phiscope.text;

/**
 * A piece of a formula on one line.
 *
 * @param text what is written
 * @param level where it stands
 * @param italic whether it is a letter that stands for a quantity
 */
public record FormulaPiece(String text, Level level, boolean italic) {
  /** Where a piece stands; raised and lowered pieces are smaller. */
  public enum Level {
    LINE,
    RAISED,
    LOWERED
  }
}

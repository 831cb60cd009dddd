package phiscope.dataset;

/**
 * A value or line that was left out.
 *
 * @param line first physical line, from 1; 0 if the file as a whole is meant
 * @param lastLine last physical line, equal to {@code line} for a single one
 * @param column character in the line at which it stands, from 1; 0 if the line as a whole is meant
 * @param why the reason
 * @param text the beginning of what stands there
 */
public record SkippedLine(int line, int lastLine, int column, Remark why, String text) {
  /** Longest text that is kept. */
  public static final int TEXT_LIMIT = 80;

  public SkippedLine {
    if (lastLine < line) {
      throw new IllegalArgumentException("last line " + lastLine + " before line " + line);
    }
    text = text.length() <= TEXT_LIMIT ? text : text.substring(0, TEXT_LIMIT) + "…";
  }
}

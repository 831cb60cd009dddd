package phiscope.example;

import java.util.List;
import java.util.Locale;

/** Names of files that every system can hold. */
public final class FileNames {
  private static final int LONGEST = 80;
  private static final List<String> RESERVED = List.of("con", "prn", "aux", "nul");

  private FileNames() {}

  /**
   * A name made from a text: letters and digits of all scripts, hyphens and points stay, everything
   * else becomes a hyphen.
   *
   * @param otherwise the name if nothing is left
   */
  public static String of(String text, String otherwise) {
    StringBuilder name = new StringBuilder();
    text.codePoints()
        .limit(LONGEST)
        .forEach(
            c -> {
              boolean stays = Character.isLetterOrDigit(c) || c == '-' || c == '_' || c == '.';
              if (stays) {
                name.appendCodePoint(c);
              } else if (!name.isEmpty() && name.charAt(name.length() - 1) != '-') {
                name.append('-');
              }
            });
    String cut = name.toString().replaceAll("^[-.]+|[-.]+$", "");
    if (cut.isEmpty()) {
      return otherwise;
    }
    return isReserved(cut) ? "_" + cut : cut;
  }

  /** A name made from that of a file, without its folders and its last ending. */
  public static String ofFile(String file, String otherwise) {
    String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    int point = name.lastIndexOf('.');
    return of(point > 0 ? name.substring(0, point) : name, otherwise);
  }

  /** Names that Windows keeps for its devices. */
  private static boolean isReserved(String name) {
    String base = name.toLowerCase(Locale.ROOT).split("\\.", -1)[0];
    return RESERVED.contains(base) || base.matches("(com|lpt)[0-9]");
  }
}

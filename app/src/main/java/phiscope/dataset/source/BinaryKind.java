package phiscope.dataset.source;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Files that are no text, told by their first bytes, and what the user can do with each. */
enum BinaryKind {
  PCAP("dataset.binary.pcap"),
  SPREADSHEET("dataset.binary.zip"),
  OLD_SPREADSHEET("dataset.binary.xls"),
  PACKED("dataset.binary.packed"),
  PARQUET("dataset.binary.parquet"),
  SQLITE("dataset.binary.sqlite"),
  PDF("dataset.binary.pdf"),
  IMAGE("dataset.binary.image"),
  OTHER("dataset.binary.other");

  private record Beginning(String hex, BinaryKind kind) {}

  private static final Beginning[] BEGINNINGS = {
    new Beginning("d4c3b2a1", PCAP),
    new Beginning("a1b2c3d4", PCAP),
    new Beginning("4d3cb2a1", PCAP),
    new Beginning("a1b23c4d", PCAP),
    new Beginning("0a0d0d0a", PCAP),
    new Beginning("504b0304", SPREADSHEET),
    new Beginning("504b0506", SPREADSHEET),
    new Beginning("d0cf11e0a1b11ae1", OLD_SPREADSHEET),
    new Beginning("28b52ffd", PACKED),
    new Beginning("425a68", PACKED),
    new Beginning("fd377a585a00", PACKED),
    new Beginning("377abcaf271c", PACKED),
    new Beginning("1f9d", PACKED),
    new Beginning("04224d18", PACKED),
    new Beginning("50415231", PARQUET),
    new Beginning("53514c69746520666f726d6174", SQLITE),
    new Beginning("255044462d", PDF),
    new Beginning("89504e470d0a1a0a", IMAGE),
    new Beginning("ffd8ff", IMAGE),
    new Beginning("474946383", IMAGE),
  };

  private static final int SEARCHED = 64 * 1024;

  private final String key;

  BinaryKind(String key) {
    this.key = key;
  }

  /** Key of the sentence that says what it is and what to do. */
  String key() {
    return key;
  }

  /** The kind that the first bytes tell, if they tell one. */
  static Optional<BinaryKind> byBeginning(byte[] content) {
    StringBuilder hex = new StringBuilder();
    for (int i = 0; i < Math.min(content.length, 16); i++) {
      hex.append(Character.forDigit((content[i] >> 4) & 0xf, 16));
      hex.append(Character.forDigit(content[i] & 0xf, 16));
    }
    String start = hex.toString();
    for (Beginning beginning : BEGINNINGS) {
      if (start.startsWith(beginning.hex) && !isPlainWord(content, beginning)) {
        return Optional.of(beginning.kind);
      }
    }
    return Optional.empty();
  }

  /** "BZh" and "PAR1" could begin a text; then no control character follows. */
  private static boolean isPlainWord(byte[] content, Beginning beginning) {
    String text = new String(content, 0, Math.min(content.length, 64), StandardCharsets.ISO_8859_1);
    boolean word = beginning.kind == PACKED && beginning.hex.equals("425a68");
    return (word || beginning.kind == PARQUET)
        && text.chars().allMatch(c -> (c >= 0x20 && c < 0x7f) || c == '\n' || c == '\r');
  }

  /**
   * Whether so many control characters stand in it that it is no text. Zero bytes weigh less: a log
   * has stretches of them where the machine lost power.
   */
  static boolean isMostlyControls(byte[] content, int from) {
    int end = Math.min(content.length, from + SEARCHED);
    int controls = 0;
    int zeros = 0;
    for (int i = from; i < end; i++) {
      int b = content[i] & 0xff;
      zeros += b == 0 ? 1 : 0;
      if (b > 0 && b < 0x20 && b != '\t' && b != '\n' && b != '\r' && b != '\f' && b != 0x1b) {
        controls++;
      }
    }
    return controls * 20L > end - from || zeros * 2L > end - from;
  }
}

package phiscope.dataset.source;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * How the bytes of a file are text: by byte order mark, else UTF-8 if all bytes fit, else by which
 * of GB18030 and windows-1252 the bytes above 127 look like.
 *
 * @param charset the character set
 * @param name its name as shown
 * @param markLength bytes of the byte order mark
 * @param guessed whether the bytes do not prove it, so that the user may say another one
 * @param badBytes how many bytes do not fit the character set
 */
public record TextEncoding(
    Charset charset, String name, int markLength, boolean guessed, int badBytes) {
  /** What a user can choose from; any other name that Java knows is taken as well. */
  public static final List<String> CHOICES =
      List.of("GB18030", "windows-1252", "UTF-8", "Big5", "Shift_JIS", "EUC-KR", "UTF-16LE");

  static TextEncoding detect(byte[] content, Optional<String> answer) {
    Optional<TextEncoding> marked = byMark(content);
    if (marked.isPresent()) {
      return marked.get();
    }
    Optional<Charset> chosen = answer.flatMap(TextEncoding::named);
    if (chosen.isPresent()) {
      return new TextEncoding(chosen.get(), chosen.get().name(), 0, false, 0);
    }
    Optional<TextEncoding> wide = byZeros(content);
    return wide.isPresent() ? wide.get() : byBytes(content);
  }

  /** Whether this machine knows an encoding of this name. */
  public static boolean isKnown(String name) {
    return named(name).isPresent();
  }

  /** The character set of a name, if there is one. */
  static Optional<Charset> named(String name) {
    try {
      return Charset.isSupported(name) ? Optional.of(Charset.forName(name)) : Optional.empty();
    } catch (IllegalArgumentException notAName) {
      return Optional.empty();
    }
  }

  private static Optional<TextEncoding> byMark(byte[] content) {
    if (startsWith(content, 0xef, 0xbb, 0xbf)) {
      return Optional.of(
          new TextEncoding(StandardCharsets.UTF_8, "UTF-8 with BOM", 3, false, badUtf8(content)));
    }
    if (startsWith(content, 0xff, 0xfe)) {
      return Optional.of(sure(StandardCharsets.UTF_16LE, 2));
    }
    if (startsWith(content, 0xfe, 0xff)) {
      return Optional.of(sure(StandardCharsets.UTF_16BE, 2));
    }
    return Optional.empty();
  }

  private static int badUtf8(byte[] content) {
    return new ByteCensus(content).badUtf8();
  }

  private static TextEncoding sure(Charset charset, int markLength) {
    return new TextEncoding(charset, charset.name(), markLength, false, 0);
  }

  /** UTF-16 without a mark: every other byte of a text in Latin letters and digits is zero. */
  private static Optional<TextEncoding> byZeros(byte[] content) {
    int end = Math.min(content.length, 4096) & ~1;
    int even = 0;
    int odd = 0;
    for (int i = 0; i < end; i += 2) {
      even += content[i] == 0 ? 1 : 0;
      odd += content[i + 1] == 0 ? 1 : 0;
    }
    int pairs = end / 2;
    if (pairs >= 2 && odd * 10 >= pairs * 7 && even * 20 <= pairs) {
      return Optional.of(new TextEncoding(StandardCharsets.UTF_16LE, "UTF-16LE", 0, true, 0));
    }
    if (pairs >= 2 && even * 10 >= pairs * 7 && odd * 20 <= pairs) {
      return Optional.of(new TextEncoding(StandardCharsets.UTF_16BE, "UTF-16BE", 0, true, 0));
    }
    return Optional.empty();
  }

  private static TextEncoding byBytes(byte[] content) {
    ByteCensus census = new ByteCensus(content);
    if (census.badUtf8() == 0) {
      return sure(StandardCharsets.UTF_8, 0);
    }
    if (census.badUtf8() * 20L <= census.goodUtf8()) {
      return new TextEncoding(StandardCharsets.UTF_8, "UTF-8", 0, true, census.badUtf8());
    }
    if (census.looksChinese() && Charset.isSupported("GB18030")) {
      return new TextEncoding(Charset.forName("GB18030"), "GB18030", 0, true, 0);
    }
    return new TextEncoding(Charset.forName("windows-1252"), "windows-1252", 0, true, 0);
  }

  private static boolean startsWith(byte[] content, int... beginning) {
    if (content.length < beginning.length) {
      return false;
    }
    for (int i = 0; i < beginning.length; i++) {
      if ((content[i] & 0xff) != beginning[i]) {
        return false;
      }
    }
    return true;
  }
}

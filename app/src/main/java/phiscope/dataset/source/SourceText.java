package phiscope.dataset.source;

import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The text of a file. Its bytes are kept as they are, so that a big file is not held twice; only an
 * encoding in which line ends are not single bytes, such as UTF-16, is turned into UTF-8.
 */
public final class SourceText {
  /**
   * What was found when the file was unpacked, as keys of the dataset bundle with their arguments.
   *
   * @param key key of the sentence
   * @param argument what is put in, may be empty
   * @param refused whether the file can't be read because of it
   */
  public record Finding(String key, String argument, boolean refused) {}

  private final byte[] bytes;
  private final int start;
  private final Charset charset;
  private final TextEncoding encoding;
  private final List<Finding> findings;

  private SourceText(
      byte[] bytes, int start, Charset charset, TextEncoding encoding, List<Finding> findings) {
    this.bytes = bytes;
    this.start = start;
    this.charset = charset;
    this.encoding = encoding;
    this.findings = List.copyOf(findings);
  }

  /** The text of a file's bytes; if it is refused, the text is empty and the findings say why. */
  public static SourceText of(byte[] content, Optional<String> encodingAnswer) {
    List<Finding> findings = new ArrayList<>();
    byte[] bytes = content;
    if (content.length > ByteLimit.FILE) {
      findings.add(new Finding("dataset.source.tooLarge", limitText(), true));
      bytes = new byte[0];
    } else if (GzipMembers.isGzip(content, 0)) {
      bytes = unpack(content, findings);
    }
    Optional<BinaryKind> binary = BinaryKind.byBeginning(bytes);
    TextEncoding encoding = TextEncoding.detect(bytes, encodingAnswer);
    boolean wide = !keepsAscii(encoding.charset());
    if (binary.isEmpty() && !wide && BinaryKind.isMostlyControls(bytes, 0)) {
      binary = Optional.of(BinaryKind.OTHER);
    }
    if (binary.isPresent()) {
      findings.add(new Finding(binary.get().key(), "", true));
      return new SourceText(new byte[0], 0, StandardCharsets.UTF_8, encoding, findings);
    }
    if (wide) {
      int mark = encoding.markLength();
      String text = new String(bytes, mark, bytes.length - mark, encoding.charset());
      byte[] narrow = text.getBytes(StandardCharsets.UTF_8);
      return new SourceText(narrow, 0, StandardCharsets.UTF_8, encoding, findings);
    }
    return new SourceText(bytes, encoding.markLength(), encoding.charset(), encoding, findings);
  }

  /** Whether line ends and digits can be found among the bytes without decoding them. */
  private static boolean keepsAscii(Charset charset) {
    String sample = "0,\r\n";
    return charset.canEncode()
        && new String(sample.getBytes(charset), StandardCharsets.ISO_8859_1).equals(sample);
  }

  private static byte[] unpack(byte[] content, List<Finding> findings) {
    GzipMembers members = new GzipMembers(content, ByteLimit.FILE);
    byte[] unpacked = members.unpack();
    switch (members.end()) {
      case COMPLETE -> {}
      case CUT -> findings.add(new Finding("dataset.source.gzipCut", "", false));
      case DAMAGED -> findings.add(new Finding("dataset.source.gzipDamaged", "", false));
      case TRAILING_BYTES -> findings.add(new Finding("dataset.source.gzipTrailing", "", false));
      case TOO_LARGE -> {
        findings.add(new Finding("dataset.source.gzipTooLarge", limitText(), true));
        return new byte[0];
      }
    }
    return unpacked;
  }

  private static String limitText() {
    return Integer.toString(ByteLimit.FILE / (1024 * 1024));
  }

  public TextEncoding encoding() {
    return encoding;
  }

  public List<Finding> findings() {
    return findings;
  }

  public boolean isRefused() {
    return findings.stream().anyMatch(Finding::refused);
  }

  /** Bytes of text, for progress. */
  public int length() {
    return bytes.length - start;
  }

  /** Where the text ends, on the scale of {@link LineCursor#position}. */
  public int end() {
    return bytes.length;
  }

  /** A new run over the lines. */
  public LineCursor lines() {
    return new LineCursor(bytes, start, charset);
  }

  /** The whole text as characters. */
  public Reader reader() {
    return new InputStreamReader(
        new ByteArrayInputStream(bytes, start, bytes.length - start), charset);
  }
}

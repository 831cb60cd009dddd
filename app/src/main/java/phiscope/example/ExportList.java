package phiscope.example;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Which files of a folder Phiscope wrote: a text file in the form of {@code sha256sum}, by which
 * everybody can see whether they are still as they were written.
 *
 * @param hashes by the name of the file
 */
record ExportList(SortedMap<String, String> hashes) {
  /** The file's name. */
  static final String NAME = "phiscope-export.sha256";

  private static final long LONGEST = 10_000_000;
  private static final int HASH = 64;

  ExportList {
    hashes = Collections.unmodifiableSortedMap(new TreeMap<>(hashes));
  }

  /** The list of a folder; empty where there is none, or none that can be read. */
  static ExportList read(Path folder) throws IOException {
    SortedMap<String, String> hashes = new TreeMap<>();
    Path file = folder.resolve(NAME);
    if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && Files.size(file) < LONGEST) {
      String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
      text.lines()
          .filter(line -> line.matches("[0-9a-f]{64}  .+"))
          .forEach(line -> hashes.put(line.substring(HASH + 2), line.substring(0, HASH)));
    }
    return new ExportList(hashes);
  }

  /** Whether a file is as Phiscope wrote it. */
  boolean wrote(String name, byte[] content) {
    return hash(content).equals(hashes.get(name));
  }

  /** The list after writing some files. */
  ExportList with(Map<String, byte[]> files) {
    SortedMap<String, String> more = new TreeMap<>(hashes);
    files.forEach((name, content) -> more.put(name, hash(content)));
    return new ExportList(more);
  }

  byte[] text() {
    StringBuilder text = new StringBuilder();
    hashes.forEach((name, hash) -> text.append(hash).append("  ").append(name).append('\n'));
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static String hash(byte[] content) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}

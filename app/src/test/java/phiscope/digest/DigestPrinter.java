package phiscope.digest;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;

/** Writes all artefacts into a folder and prints their digests: what a fresh JVM runs. */
public final class DigestPrinter {
  private DigestPrinter() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (Map.Entry<String, byte[]> file : Artefacts.all().entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(file.getValue());
      out.print(HexFormat.of().formatHex(digest) + "  " + file.getKey() + "\n");
    }
  }
}

package phiscope.example;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Writes exported files into one folder.
 *
 * <p>All files are first written under temporary names, then moved into place, so a full disk or a
 * crash leaves what was there. A file that Phiscope did not write there, or that was changed since,
 * is not replaced unless told so; a list of what was written, with hashes, is kept in the folder.
 * Nothing is written outside the folder, also not by way of a link.
 */
public final class ExportFolder {
  private static final int MOST_ATTEMPTS = 100;

  private final Path folder;
  private final boolean replacesAnything;

  /**
   * A folder, which need not exist yet.
   *
   * @param replacesAnything whether files that Phiscope did not write may be replaced
   */
  public ExportFolder(Path folder, boolean replacesAnything) {
    this.folder = folder.toAbsolutePath().normalize();
    this.replacesAnything = replacesAnything;
  }

  /** What came of it. */
  public sealed interface Outcome {
    /** The files that are now there, in order. */
    record Written(List<Path> files) implements Outcome {}

    /** Nothing was written, since these files are not Phiscope's. */
    record Refused(List<Path> files) implements Outcome {}
  }

  /**
   * Writes files.
   *
   * @param files contents by name; a name may have folders, with slashes
   * @throws IOException if the folder can't be written; then no file has changed, save where the
   *     last moves failed
   */
  public Outcome write(SortedMap<String, byte[]> files) throws IOException {
    Files.createDirectories(folder);
    Path real = folder.toRealPath();
    ExportList list = ExportList.read(real);
    List<Path> foreign = new ArrayList<>();
    Map<Path, byte[]> changed = new TreeMap<>();
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path target = target(real, file.getKey());
      if (!Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
        changed.put(target, file.getValue());
      } else if (!isFile(target)) {
        foreign.add(target);
      } else {
        byte[] there = Files.readAllBytes(target);
        boolean same = Arrays.equals(there, file.getValue());
        if (!same && !replacesAnything && !list.wrote(file.getKey(), there)) {
          foreign.add(target);
        } else if (!same) {
          changed.put(target, file.getValue());
        }
      }
    }
    if (!foreign.isEmpty()) {
      return new Outcome.Refused(foreign);
    }
    changed.put(real.resolve(ExportList.NAME), list.with(files).text());
    replace(changed);
    return new Outcome.Written(files.keySet().stream().map(folder::resolve).toList());
  }

  private static boolean isFile(Path target) {
    return Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS);
  }

  /** The place of a file; its folders are made, and may not lead out of the export's folder. */
  private static Path target(Path real, String name) throws IOException {
    Path target = real.resolve(name).normalize();
    if (!target.startsWith(real) || target.equals(real)) {
      throw new IOException(name + " lies outside " + real);
    }
    Files.createDirectories(target.getParent());
    if (!target.getParent().toRealPath().startsWith(real)) {
      throw new IOException(name + " lies outside " + real);
    }
    return target;
  }

  private static void replace(Map<Path, byte[]> files) throws IOException {
    Map<Path, Path> temporary = new TreeMap<>();
    try {
      for (Map.Entry<Path, byte[]> file : files.entrySet()) {
        temporary.put(file.getKey(), writeBeside(file.getKey(), file.getValue()));
      }
      for (Map.Entry<Path, Path> file : temporary.entrySet()) {
        move(file.getValue(), file.getKey());
      }
    } finally {
      for (Path leftOver : temporary.values()) {
        Files.deleteIfExists(leftOver);
      }
    }
  }

  private static Path writeBeside(Path target, byte[] content) throws IOException {
    for (int i = 0; i < MOST_ATTEMPTS; i++) {
      Path part = target.resolveSibling("." + target.getFileName() + "." + i + ".part");
      try {
        Files.write(part, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        return part;
      } catch (FileAlreadyExistsException taken) {
        continue;
      } catch (IOException failure) {
        Files.deleteIfExists(part);
        throw failure;
      }
    }
    throw new FileAlreadyExistsException(target + ".part");
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException | FileAlreadyExistsException perhapsWindows) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Text as it is written: UTF-8, without a mark. */
  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}

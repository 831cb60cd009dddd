package phiscope.ui.viewmodel;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The documents that were open last, the last one first; kept between sessions. */
public final class RecentFiles {
  private static final int MOST = 10;

  private final Path list;
  private final ObservableList<Path> files = FXCollections.observableArrayList();

  public RecentFiles(Path list) {
    this.list = list;
    files.setAll(read());
  }

  private List<Path> read() {
    List<Path> found = new ArrayList<>();
    try {
      if (Files.isRegularFile(list)) {
        for (String line : Files.readAllLines(list, StandardCharsets.UTF_8)) {
          if (!line.isBlank() && found.size() < MOST) {
            found.add(Path.of(line));
          }
        }
      }
    } catch (IOException | InvalidPathException unreadable) {
      found.clear();
    }
    return found;
  }

  public ObservableList<Path> files() {
    return files;
  }

  /** This one was open last. */
  public void opened(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    List<Path> next = new ArrayList<>(List.of(absolute));
    files.stream().filter(other -> !other.equals(absolute)).forEach(next::add);
    files.setAll(next.subList(0, Math.min(MOST, next.size())));
    write();
  }

  private void write() {
    try {
      Files.createDirectories(list.toAbsolutePath().getParent());
      Files.write(list, files.stream().map(Path::toString).toList(), StandardCharsets.UTF_8);
    } catch (IOException notKept) {
      // A list that can't be kept is gone at the next start, no more.
      return;
    }
  }
}

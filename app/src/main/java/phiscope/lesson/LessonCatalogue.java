package phiscope.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Loaded;

/** The lessons that come with the program, in the order in which they build on each other. */
public final class LessonCatalogue {
  private static final String FOLDER = "/phiscope/lessons/";

  private LessonCatalogue() {}

  /** Names of all lessons, in order. */
  public static List<String> ids() {
    return text("order.txt").orElseThrow().lines().filter(line -> !line.isBlank()).toList();
  }

  /** Read once; whoever asks while another reads waits for that. */
  private static final class Read {
    static final List<Lesson> ALL = ids().stream().map(id -> find(id).orElseThrow()).toList();
  }

  /** All lessons, in order. */
  public static List<Lesson> all() {
    return Read.ALL;
  }

  /** Read once; whoever asks while another reads waits for that. */
  private static final class Headings {
    static final List<LessonHeading> ALL =
        ids().stream()
            .map(id -> LessonReader.heading(text(id + ".json").orElseThrow(), id + ".json"))
            .map(read -> read.found().orElseThrow())
            .toList();
  }

  /** What a list shows of all lessons, in order; quicker than the lessons themselves. */
  public static List<LessonHeading> headings() {
    return Headings.ALL;
  }

  /** The lesson of a name; empty if there is none. */
  public static Optional<Lesson> find(String id) {
    return ids().contains(id)
        ? text(id + ".json")
            .map(text -> LessonReader.read(text, id + ".json"))
            .flatMap(Loaded::found)
        : Optional.empty();
  }

  private static Optional<String> text(String name) {
    try (InputStream in = LessonCatalogue.class.getResourceAsStream(FOLDER + name)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}

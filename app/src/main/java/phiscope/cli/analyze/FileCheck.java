package phiscope.cli.analyze;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Bench;
import phiscope.bench.BenchReader;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.bench.json.BenchJson;
import phiscope.bench.json.StrictJson;
import phiscope.dataset.DataFileReader;
import phiscope.dataset.DataReading;
import phiscope.dataset.DatasetCatalogue;
import phiscope.dataset.Outcome;
import phiscope.dataset.ReadAnswers;
import phiscope.dataset.ReadProgress;
import phiscope.dataset.SkippedLine;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonCheck;
import phiscope.lesson.LessonReader;

/** Checks files one after another. Mutable: it counts and collects. */
public final class FileCheck {
  private static final String CATALOGUE = "datasets";

  private final List<Problem> all = new ArrayList<>();
  private int files;
  private int problems;
  private boolean broken;

  /** What was found, warnings included, in the order in which it was found. */
  public List<Problem> all() {
    return List.copyOf(all);
  }

  public int files() {
    return files;
  }

  /** How many problems there are, warnings not counted. */
  public int problems() {
    return problems;
  }

  /** Whether some file can't be read as what it is. */
  public boolean isBroken() {
    return broken;
  }

  /** Notes that something can't be read. */
  public void broken(Problem problem) {
    broken(List.of(problem));
  }

  private void broken(List<Problem> found) {
    broken = true;
    failed(found);
  }

  private void failed(List<Problem> found) {
    problems += found.size();
    all.addAll(found);
  }

  /**
   * Checks a file.
   *
   * @param name its name in problems
   * @param named whether the user named it: then a JSON file that is not Phiscope's is data
   */
  public void file(Path file, String name, boolean named) throws IOException {
    if (!SourceReader.isJson(name)) {
      data(file, name);
      return;
    }
    Loaded<String> text = StrictJson.decode(Files.readAllBytes(file), name);
    if (text.found().isEmpty()) {
      files++;
      broken(text.problems());
      return;
    }
    Optional<String> kind = SourceReader.kind(text.found().get());
    if (kind.isPresent()) {
      files++;
      if (kind.get().equals(CATALOGUE)) {
        catalogue(file, name);
      } else {
        phiscope(kind.get(), text.found().get(), name);
      }
    } else if (named) {
      data(file, name);
    }
  }

  /** A catalogue of data sets, with the shapes that it claims for their files. */
  private void catalogue(Path file, String name) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (!file.getFileName().toString().equals(DatasetCatalogue.FILE)) {
      broken(Problem.of(name, "check.catalogueName", DatasetCatalogue.FILE));
      return;
    }
    List<Problem> found = new ArrayList<>();
    for (Problem problem : DatasetCatalogue.problems(folder)) {
      found.add(
          new Problem(name, problem.line(), problem.column(), problem.key(), problem.arguments()));
    }
    broken |= DatasetCatalogue.load(folder).found().isEmpty();
    failed(found);
  }

  private void phiscope(String kind, String text, String name) {
    if (!kind.equals(LessonReader.KIND)) {
      Loaded<Bench> loaded = BenchJson.read(text, name);
      broken |= loaded.found().isEmpty();
      failed(loaded.problems());
      if (loaded instanceof Loaded.Ok<Bench> ok) {
        all.addAll(ok.warnings());
      }
      return;
    }
    Loaded<Lesson> loaded = LessonReader.read(text, name);
    if (loaded instanceof Loaded.Ok<Lesson> ok) {
      all.addAll(ok.warnings());
      failed(LessonCheck.problems(ok.value(), name, BenchReader::read));
    } else {
      broken(loaded.problems());
    }
  }

  private void data(Path file, String name) throws IOException {
    files++;
    DataReading reading = DataFileReader.read(file, ReadAnswers.none(), ReadProgress.UNWATCHED);
    if (reading.outcome() == Outcome.REFUSE) {
      List<Problem> found = new ArrayList<>();
      if (SourceReader.isJson(name) && reading.skipped().isEmpty()) {
        found.add(SourceReader.noDocument(name));
      } else {
        reading.says().forEach(r -> found.add(new Problem(name, 0, 0, r.key(), r.arguments())));
      }
      broken(found);
    }
    failed(reading.skipped().stream().map(line -> leftOut(line, name)).toList());
  }

  /** What a reading leaves out is a problem of the file, though the rest of it can be used. */
  private static Problem leftOut(SkippedLine skipped, String name) {
    return new Problem(
        name, skipped.line(), skipped.column(), skipped.why().key(), skipped.why().arguments());
  }
}

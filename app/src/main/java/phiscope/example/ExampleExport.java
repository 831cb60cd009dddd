package phiscope.example;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import phiscope.bench.Bench;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingReader;
import phiscope.bench.FencingReading;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.StudyReading;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimReader;
import phiscope.bench.SwimReading;
import phiscope.bench.json.BenchJson;
import phiscope.bench.study.StreamResult;
import phiscope.figure.FigurePalette;
import phiscope.figure.PngPainter;
import phiscope.figure.SvgPainter;
import phiscope.figure.Theme;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonStep;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/**
 * The files of an export: a pure function of what is exported.
 *
 * @param name with what the names of all files begin
 * @param formats what is wanted
 * @param languages in which languages
 * @param editions for whom: the key, the student's version with blanks, or both
 * @param version the program's version
 */
public record ExampleExport(
    String name,
    Set<Format> formats,
    List<Language> languages,
    Set<Edition> editions,
    String version) {
  private static final FigurePalette PALETTE = FigurePalette.of(Theme.PRINT);

  /** Pixels of PNG files per logical pixel: 300 dots an inch where a page is seven inches wide. */
  private static final double PNG_SCALE = 3;

  public ExampleExport {
    formats = Set.copyOf(formats.isEmpty() ? EnumSet.allOf(Format.class) : formats);
    languages = List.copyOf(languages);
    editions = Set.copyOf(editions.isEmpty() ? EnumSet.of(Edition.KEY) : editions);
  }

  /**
   * The key, beside which the student's version may be wanted.
   *
   * @param student whether it is
   */
  public ExampleExport(
      String name, Set<Format> formats, List<Language> languages, boolean student, String version) {
    this(
        name,
        formats,
        languages,
        student ? EnumSet.allOf(Edition.class) : EnumSet.of(Edition.KEY),
        version);
  }

  /** What can be written; the id is what the command line calls it. */
  public enum Format {
    HTML("html"),
    MARKDOWN("md"),
    SVG("svg"),
    PNG("png"),
    CSV("csv"),
    JSON("json"),
    /** The questions of a lesson, as Moodle XML and GIFT; a bench asks none. */
    MOODLE("moodle");

    private final String id;

    Format(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }

    /** What a bench can be written as. */
    public static List<Format> ofBenches() {
      return Arrays.stream(values()).filter(format -> format != MOODLE).toList();
    }
  }

  /** The part of it that is written in one format, so that a long export can tell how far it is. */
  public ExampleExport only(Format format) {
    return new ExampleExport(name, Set.of(format), languages, editions, version);
  }

  /** The files of a bench document, by name. */
  public SortedMap<String, byte[]> filesOf(Bench bench) {
    SortedMap<String, byte[]> files = new TreeMap<>();
    for (Language language : languages) {
      Messages messages = Messages.in(language);
      for (Edition edition : inOrder()) {
        add(example(bench, messages, edition), files);
      }
    }
    addData(name, bench, files);
    return files;
  }

  /** The files of a lesson, by name. */
  public SortedMap<String, byte[]> filesOf(Lesson lesson) {
    SortedMap<String, byte[]> files = new TreeMap<>();
    for (Language language : languages) {
      Messages messages = Messages.in(language);
      for (Edition edition : inOrder()) {
        add(LessonExample.of(lesson, messages, edition, version), files);
      }
      addQuiz(lesson, messages, files);
    }
    for (int i = 0; i < lesson.steps().size(); i++) {
      LessonStep step = lesson.steps().get(i);
      Bench shown = editions.contains(Edition.KEY) ? step.outcome() : step.document();
      addData(name + ".data/step-" + (i + 1), shown, files);
    }
    return files;
  }

  private WorkedExample example(Bench bench, Messages messages, Edition edition) {
    if (bench instanceof DetectorBench detector) {
      return DetectorExample.of(detector, messages, edition, version);
    } else if (bench instanceof SwimBench swim) {
      return SwimExample.of(swim, messages, edition, version);
    } else if (bench instanceof FencingBench fencing) {
      return FencingExample.of(fencing, messages, edition, version);
    } else if (bench instanceof StudyBench study) {
      return StudyExample.of(study, messages, edition, version);
    }
    throw new AssertionError("no worked example of " + bench.getClass());
  }

  private List<Edition> inOrder() {
    return Arrays.stream(Edition.values()).filter(editions::contains).toList();
  }

  private void addQuiz(Lesson lesson, Messages messages, SortedMap<String, byte[]> files) {
    if (formats.contains(Format.MOODLE) && editions.contains(Edition.KEY)) {
      String base = name + "." + messages.language().tag();
      String title = lesson.title().in(messages.language());
      List<QuizQuestion> questions = LessonQuiz.of(lesson, messages);
      files.put(base + ".moodle.xml", ExportFolder.bytes(MoodleWriter.write(title, questions)));
      files.put(base + ".gift.txt", ExportFolder.bytes(GiftWriter.write(title, questions)));
    }
  }

  private void add(WorkedExample example, SortedMap<String, byte[]> files) {
    String student = example.edition() == Edition.STUDENT ? ".student" : "";
    String base = name + student + "." + example.language().tag();
    if (formats.contains(Format.HTML)) {
      files.put(base + ".html", ExportFolder.bytes(HtmlWriter.write(example)));
    }
    if (formats.contains(Format.MARKDOWN)) {
      String text = MarkdownWriter.write(example, picture -> address(base, picture, "svg"));
      files.put(base + ".md", ExportFolder.bytes(text));
    }
    for (Part.Picture picture : example.pictures()) {
      if (formats.contains(Format.SVG) || formats.contains(Format.MARKDOWN)) {
        String svg = SvgPainter.paint(picture.figure(), PALETTE);
        files.put(address(base, picture, "svg"), ExportFolder.bytes(svg));
      }
      if (formats.contains(Format.PNG)) {
        byte[] png = PngPainter.paint(picture.figure(), PALETTE, PNG_SCALE);
        files.put(address(base, picture, "png"), png);
      }
    }
  }

  private static String address(String base, Part.Picture picture, String ending) {
    return base + ".figures/" + picture.name() + "." + ending;
  }

  private void addData(String base, Bench bench, SortedMap<String, byte[]> files) {
    if (formats.contains(Format.CSV)) {
      addNumbers(base, bench, files);
    }
    if (formats.contains(Format.JSON)) {
      files.put(base + ".json", ExportFolder.bytes(BenchJson.write(bench)));
    }
  }

  /** Quantities and all of a run are answers: they do not go out with a student's version alone. */
  private void addNumbers(String base, Bench bench, SortedMap<String, byte[]> files) {
    boolean answers = editions.contains(Edition.KEY);
    if (bench instanceof DetectorBench detector) {
      DetectorReading reading = DetectorReader.read(detector);
      if (answers) {
        files.put(base + ".quantities.csv", ExportFolder.bytes(CsvWriter.quantities(reading)));
        files.put(base + ".detectors.csv", ExportFolder.bytes(DetectorsCsv.of(reading)));
      }
      files.put(base + ".heartbeats.csv", ExportFolder.bytes(CsvWriter.heartbeats(reading)));
    } else if (answers && bench instanceof SwimBench swim) {
      SwimReading reading = SwimReader.read(swim);
      files.put(base + ".views.csv", ExportFolder.bytes(SwimCsv.views(reading)));
      files.put(base + ".frames.csv", ExportFolder.bytes(SwimCsv.frames(reading)));
      files.put(base + ".messages.csv", ExportFolder.bytes(SwimCsv.messages(reading)));
    } else if (answers && bench instanceof FencingBench fencing) {
      FencingReading reading = FencingReader.read(fencing);
      files.put(base + ".frames.csv", ExportFolder.bytes(FencingCsv.frames(reading)));
      files.put(base + ".messages.csv", ExportFolder.bytes(FencingCsv.messages(reading)));
      files.put(base + ".holders.csv", ExportFolder.bytes(FencingCsv.holders(reading)));
      files.put(base + ".outcome.csv", ExportFolder.bytes(FencingCsv.outcome(reading)));
    } else if (answers && bench instanceof StudyBench study) {
      StudyReading reading = StudyReader.read(study);
      files.put(base + ".quantities.csv", ExportFolder.bytes(StudyCsv.quantities(reading)));
      if (reading.result() instanceof StreamResult stream) {
        files.put(base + ".points.csv", ExportFolder.bytes(StudyCsv.points(stream)));
      }
    }
  }
}

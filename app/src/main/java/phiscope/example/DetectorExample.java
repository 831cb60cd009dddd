package phiscope.example;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.PolicyReading;
import phiscope.bench.RunsAnswer;
import phiscope.bench.RunsPlan;
import phiscope.bench.RunsQuestion;
import phiscope.bench.Term;
import phiscope.core.kernel.Workers;
import phiscope.example.WorkedExample.Section;
import phiscope.figure.DetectorFigures;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureKind;
import phiscope.figure.FigureTable;
import phiscope.text.Arithmetic;
import phiscope.text.ArithmeticStep;
import phiscope.text.GeneratorSentence;
import phiscope.text.Messages;
import phiscope.text.ReadyTitles;

/** Makes the worked example of a bench document: from the heartbeats to the belief. */
public final class DetectorExample {
  /** What a student is to find out. */
  private static final List<Term> ASKED =
      List.of(
          Term.SUM,
          Term.SUM_OF_SQUARES,
          Term.MEAN,
          Term.VARIANCE,
          Term.SIGMA,
          Term.Z,
          Term.SURVIVAL,
          Term.PHI,
          Term.CROSSING,
          Term.POSTERIOR);

  /** So many heartbeats take a few seconds; more are for the command line. */
  private static final long MOST_HEARTBEATS = 5_000_000;

  private final DetectorReading reading;
  private final Messages messages;
  private final Edition edition;
  private final ExampleFigures figures;

  private DetectorExample(DetectorReading reading, Messages messages, Edition edition) {
    this.reading = reading;
    this.messages = messages;
    this.edition = edition;
    this.figures = new ExampleFigures(messages);
  }

  /**
   * The worked example of a document.
   *
   * @param bench the document
   * @param messages its language
   * @param edition for whom it is
   * @param version the program's version
   */
  public static WorkedExample of(
      DetectorBench bench, Messages messages, Edition edition, String version) {
    return new DetectorExample(DetectorReader.read(bench), messages, edition).example(version);
  }

  private WorkedExample example(String version) {
    DetectorBench bench = reading.bench();
    List<Section> sections = new ArrayList<>();
    for (int tape = 0; tape < reading.tapes().size(); tape++) {
      sections.addAll(tape(tape));
    }
    runs(bench).ifPresent(sections::add);
    sections.add(
        new Section(
            messages.get("example.policy"),
            List.copyOf(WideTables.fitting(PolicyTable.of(bench, messages)))));
    String title =
        bench.title().isBlank()
            ? messages.get("example.untitled")
            : ReadyTitles.in(messages, bench.title());
    return new WorkedExample(
        messages,
        edition,
        title,
        Optional.of(messages.get("example.aim")),
        List.of(),
        sections,
        Colophon.of(bench, messages, version));
  }

  /** What many runs give, where the document plans them and they are soon done. */
  private Optional<Section> runs(DetectorBench bench) {
    List<RunsQuestion> questions = RunsQuestion.ofAll(bench);
    boolean planned = !bench.runs().equals(RunsPlan.USUAL);
    boolean soonDone = questions.stream().mapToLong(RunsQuestion::work).sum() <= MOST_HEARTBEATS;
    return planned && soonDone && questions.stream().anyMatch(RunsQuestion::isPossible)
        ? Optional.of(section(RunsAnswer.of(questions, Workers.caller(), () -> false, done -> {})))
        : Optional.empty();
  }

  private Section section(RunsAnswer runs) {
    Figure figure = figures.of(runs);
    String about = ReadyTitles.about(messages, reading.bench().title());
    List<Part> parts = new ArrayList<>();
    if (!about.isEmpty()) {
      parts.add(Plain.words(about));
    }
    parts.add(Plain.words(messages.get("example.intro.runs")));
    parts.add(new Part.Picture(figure.kind().id(), figure));
    int rows = figure.table().rows().size();
    parts.addAll(WideTables.fitting(ExampleTables.grid(figure.table(), Set.of(), rows, messages)));
    return new Section(messages.get("example.section.runs"), parts);
  }

  /** The steps of one tape. */
  private List<Section> tape(int tape) {
    return Stream.of(
            section(
                tape,
                "observe",
                parts(picture(tape, FigureKind.TAPE), origin(tape), table(tape, FigureKind.TAPE))),
            section(
                tape,
                "fit",
                parts(sums(tape, Term.WINDOW, Term.SIGMA), picture(tape, FigureKind.QQ))),
            section(
                tape,
                "tail",
                parts(picture(tape, FigureKind.TAIL), sums(tape, Term.ELAPSED, Term.SURVIVAL))),
            section(
                tape,
                "phi",
                parts(sums(tape, Term.PHI, Term.PHI), picture(tape, FigureKind.PHI_CURVE))),
            section(
                tape,
                "decide",
                parts(
                    sums(tape, Term.THRESHOLD, Term.CROSSING), table(tape, FigureKind.PHI_CURVE))),
            section(
                tape,
                "believe",
                parts(
                    sums(tape, Term.PRIOR, Term.POSTERIOR),
                    picture(tape, FigureKind.POSTERIOR_BARS),
                    picture(tape, FigureKind.NATURAL_FREQUENCIES),
                    picture(tape, FigureKind.POSTERIOR_CURVE))),
            section(
                tape,
                "run",
                parts(
                    picture(tape, FigureKind.SAW_TOOTH),
                    table(tape, FigureKind.SAW_TOOTH),
                    picture(tape, FigureKind.TRADE_OFF),
                    picture(tape, FigureKind.COMPARISON),
                    table(tape, FigureKind.COMPARISON))))
        .flatMap(Optional::stream)
        .toList();
  }

  /** The parts, without those that are null. */
  private static List<Part> parts(Part... parts) {
    return Arrays.stream(parts).filter(Objects::nonNull).toList();
  }

  /** What the tape was generated from; null where it was not. */
  private Part origin(int tape) {
    return reading
        .tapes()
        .get(tape)
        .tape()
        .generated()
        .map(made -> GeneratorSentence.of(made, reading.bench().scale(), messages))
        .map(Plain::words)
        .orElse(null);
  }

  /** A step; empty where there is nothing to show in it, such as consumers that are not there. */
  private Optional<Section> section(int tape, String key, List<Part> parts) {
    String title = messages.get("example.section." + key);
    String name = reading.tapes().get(tape).tape().name();
    boolean several = reading.tapes().size() > 1;
    List<Part> all = new ArrayList<>();
    all.add(Plain.words(messages.get("example.intro." + key)));
    for (Part part : parts) {
      boolean nothing = part instanceof Part.Sums sums && sums.steps().isEmpty();
      boolean empty = part instanceof Part.Grid grid && grid.rows().isEmpty();
      boolean undrawn = part instanceof Part.Picture picture && picture.figure().name().isEmpty();
      if (!nothing && !empty && !undrawn) {
        all.addAll(part instanceof Part.Grid grid ? WideTables.fitting(grid) : List.of(part));
      }
    }
    return all.size() == 1
        ? Optional.empty()
        : Optional.of(
            new Section(several ? messages.get("example.ofTape", name, title) : title, all));
  }

  private Part.Picture picture(int tape, FigureKind kind) {
    List<Term> hidden = edition == Edition.STUDENT ? ASKED : List.of();
    Figure figure = figures.of(kind, reading, tape, hidden);
    return new Part.Picture(ExampleFigures.name(kind, reading, tape), figure);
  }

  /** The table of a figure; in a student's version its computed columns are blank. */
  private Part.Grid table(int tape, FigureKind kind) {
    Figure figure = DetectorFigures.of(kind, reading, tape, FigureFrame.of(400, 200, messages));
    boolean blank = edition == Edition.STUDENT && kind != FigureKind.TAPE;
    FigureTable table = figure.table();
    int total =
        kind == FigureKind.TAPE
            ? reading.tapes().get(tape).tape().heartbeats().size()
            : table.rows().size();
    return ExampleTables.grid(
        table, blank ? ExampleTables.computed(kind) : Set.of(), total, messages);
  }

  private Part.Sums sums(int tape, Term first, Term last) {
    PolicyReading main = reading.tapes().get(tape).main();
    Set<Term> wanted = EnumSet.range(first, last);
    List<ArithmeticStep> steps =
        Arithmetic.of(main, reading.bench().scale(), messages).stream()
            .filter(step -> wanted.contains(step.term()))
            .toList();
    return new Part.Sums(steps, edition == Edition.STUDENT);
  }
}

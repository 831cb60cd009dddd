package phiscope.cli.solve;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import phiscope.cli.Console;
import phiscope.cli.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code phiscope solve PROBLEMS.json}: prints the answers to a file of problems. The exit code is
 * 2 when something was wrong with the file or with any of its problems.
 */
@Command(name = "solve", mixinStandardHelpOptions = true)
public final class SolveCommand implements Callable<Integer> {
  private static final String PROBLEMS = "problems";

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", descriptionKey = "FILE")
  private String file;

  @Override
  public Integer call() throws IOException {
    Console console = Console.of(spec);
    JsonReading reading;
    try (InputStream in = Files.newInputStream(Path.of(file))) {
      reading = JsonReader.read(in);
    } catch (IOException | InvalidPathException e) {
      console.complain("solve.file.unreadable", file);
      return ExitCode.BAD_INPUT;
    }
    if (reading instanceof JsonReading.Tree tree) {
      return solve(tree.root(), console);
    }
    complain(console, ((JsonReading.Broken) reading).problem());
    return ExitCode.BAD_INPUT;
  }

  private int solve(JsonValue root, Console console) throws IOException {
    if (root instanceof JsonValue.Fields fields
        && fields.get(PROBLEMS).orElse(root) instanceof JsonValue.Array problems) {
      boolean sound = complainAboutOthers(fields, console);
      sound &= answer(problems.elements(), console);
      return written(console, sound);
    }
    complain(console, FieldProblem.of(root.place(), "", "solve.file.noProblems"));
    return ExitCode.BAD_INPUT;
  }

  private boolean complainAboutOthers(JsonValue.Fields root, Console console) {
    boolean sound = true;
    for (String name : root.names()) {
      boolean repeated = root.repeated().contains(name);
      if (repeated || !name.equals(PROBLEMS)) {
        String key = repeated ? "solve.field.repeated" : "solve.field.unknown";
        JsonValue.Place place = root.get(name).orElse(root).place();
        complain(console, FieldProblem.of(place, ProblemFields.quote(name), key, PROBLEMS));
        sound = false;
      }
    }
    return sound;
  }

  private boolean answer(List<JsonValue> problems, Console console) throws IOException {
    boolean sound = true;
    ProblemSolver solver = new ProblemSolver();
    Writer out = new BufferedWriter(console.out());
    AnswerWriter answers = new AnswerWriter(out);
    for (JsonValue problem : problems) {
      Solved solved = solver.solve(problem);
      answers.write(solved);
      for (FieldProblem wrong : solved.problems()) {
        complain(console, wrong);
        sound = false;
      }
    }
    answers.end();
    return sound;
  }

  /** A full disk or a closed pipe must not pass for success. */
  private static int written(Console console, boolean sound) {
    if (console.out().checkError()) {
      console.complain("solve.output.failed");
      return ExitCode.FAILED;
    }
    return sound ? ExitCode.DONE : ExitCode.BAD_INPUT;
  }

  private void complain(Console console, FieldProblem problem) {
    console.err().println(problem.line(file, console.messages()));
    console.err().flush();
  }
}

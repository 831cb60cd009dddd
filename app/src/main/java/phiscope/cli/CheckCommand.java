package phiscope.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import phiscope.bench.Problem;
import phiscope.cli.analyze.FileCheck;
import phiscope.text.ProblemSentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code phiscope check PATH...}: validates lessons, documents and data files. The exit code is 2
 * when a file can't be read as what it is, 1 when it can and says something that is not so, or when
 * a part of its data has to be left out.
 */
@Command(name = "check", mixinStandardHelpOptions = true)
public final class CheckCommand implements Callable<Integer> {
  private static final int DEEPEST = 20;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "PATH", arity = "1..*", descriptionKey = "PATH")
  private List<String> paths;

  @Override
  public Integer call() {
    Console console = Console.of(spec);
    FileCheck check = new FileCheck();
    for (String path : paths) {
      try {
        check(Path.of(path), path, check);
      } catch (IOException | InvalidPathException unreadable) {
        check.broken(Problem.of(path, "source.unreadable"));
      }
    }
    for (Problem problem : check.all()) {
      console.err().println(ProblemSentence.line(problem, console.messages()));
    }
    console.err().flush();
    console.say("check.done", check.files(), check.problems());
    if (check.isBroken()) {
      return ExitCode.BAD_INPUT;
    }
    return check.problems() > 0 ? ExitCode.FAILED : ExitCode.DONE;
  }

  private static void check(Path path, String name, FileCheck check) throws IOException {
    if (!Files.isDirectory(path)) {
      check.file(path, name, true);
      return;
    }
    List<Path> files = new ArrayList<>();
    try (Stream<Path> found = Files.find(path, DEEPEST, (file, is) -> is.isRegularFile())) {
      found.filter(file -> file.toString().endsWith(".json")).sorted().forEach(files::add);
    }
    if (files.isEmpty()) {
      check.broken(Problem.of(name, "check.emptyFolder"));
    }
    for (Path file : files) {
      check.file(file, file.toString(), false);
    }
  }
}

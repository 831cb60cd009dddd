package phiscope.cli;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import phiscope.dataset.DataFileReader;
import phiscope.dataset.DataReading;
import phiscope.dataset.Outcome;
import phiscope.dataset.ReadAnswers;
import phiscope.dataset.ReadProgress;
import phiscope.dataset.ReadingJson;
import phiscope.dataset.ReadingText;
import phiscope.dataset.Remark;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code phiscope read FILE...}: says what is in data files. The exit code is 2 when a file can't
 * be read, holds nothing usable, or an answer is no possible one.
 */
@Command(name = "read", mixinStandardHelpOptions = true)
public final class ReadCommand implements Callable<Integer> {
  /** How readings are printed. */
  enum Format {
    TEXT,
    JSON
  }

  private static final String IMPOSSIBLE_ANSWER = "dataset.answer.impossible";

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", arity = "1..*", descriptionKey = "FILE")
  private List<String> files;

  @Option(names = "--format", paramLabel = "text|json", descriptionKey = "format")
  private Format format = Format.TEXT;

  @Option(names = "--answer", paramLabel = "ABOUT=VALUE", descriptionKey = "answer")
  private List<String> answers = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    Console console = Console.of(spec);
    ReadAnswers given = ReadAnswers.none();
    for (String answer : answers) {
      int equals = answer.indexOf('=');
      if (equals <= 0) {
        console.complain("read.answer.noEquals", answer);
        return ExitCode.BAD_INPUT;
      }
      given = given.with(answer.substring(0, equals), answer.substring(equals + 1));
    }
    boolean sound = true;
    for (String file : files) {
      sound &= read(file, given, console);
    }
    return sound ? ExitCode.DONE : ExitCode.BAD_INPUT;
  }

  private boolean read(String file, ReadAnswers given, Console console) throws IOException {
    DataReading reading;
    try {
      reading = DataFileReader.read(Path.of(file), given, ReadProgress.UNWATCHED);
    } catch (IOException | InvalidPathException e) {
      console.complain("read.file.unreadable", file);
      return false;
    }
    if (format == Format.JSON) {
      ReadingJson.write(reading, console.messages(), console.out());
      console.out().println();
    } else {
      ReadingText.write(reading, console.messages(), console.out());
    }
    console.out().flush();
    return isSound(file, reading, console);
  }

  private boolean isSound(String file, DataReading reading, Console console) {
    boolean sound = true;
    for (Remark remark : reading.says()) {
      boolean wrongAnswer = remark.key().equals(IMPOSSIBLE_ANSWER);
      boolean refusal =
          reading.outcome() == Outcome.REFUSE
              && remark.equals(reading.says().get(reading.says().size() - 1));
      if (wrongAnswer || refusal) {
        console.err().println(file + ": " + remark.in(console.messages()));
        sound = false;
      }
    }
    console.err().flush();
    return sound;
  }
}

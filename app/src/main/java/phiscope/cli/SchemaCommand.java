package phiscope.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import phiscope.bench.json.BenchSchema;
import phiscope.bench.json.FencingSchema;
import phiscope.bench.json.StudySchema;
import phiscope.bench.json.SwimSchema;
import phiscope.cli.solve.ProblemSchema;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code phiscope schema KIND}: prints the JSON Schema of a kind of file. */
@Command(name = "schema", mixinStandardHelpOptions = true)
public final class SchemaCommand implements Callable<Integer> {
  /** Kinds of files that have a schema. */
  enum Kind {
    DETECTOR,
    SWIM,
    FENCING,
    STUDY,
    PROBLEMS;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "detector|swim|fencing|study|problems",
      descriptionKey = "KIND",
      defaultValue = "detector")
  private Kind kind = Kind.DETECTOR;

  @Override
  public Integer call() {
    Console console = Console.of(spec);
    console
        .out()
        .print(
            switch (kind) {
              case DETECTOR -> BenchSchema.text();
              case SWIM -> SwimSchema.text();
              case FENCING -> FencingSchema.text();
              case STUDY -> StudySchema.text();
              case PROBLEMS -> ProblemSchema.text();
            });
    console.out().flush();
    return ExitCode.DONE;
  }
}

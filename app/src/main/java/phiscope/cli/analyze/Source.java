package phiscope.cli.analyze;

import java.util.List;
import phiscope.bench.Bench;
import phiscope.bench.Problem;
import phiscope.lesson.Lesson;

/** What an argument names. */
public sealed interface Source {
  /**
   * Benches: one of a document, one a stream of a data file.
   *
   * @param benches one or more, with names for files
   * @param remarks what a reader of data says, in the user's language
   */
  record Benches(List<Named> benches, List<String> remarks) implements Source {
    public Benches {
      benches = List.copyOf(benches);
      remarks = List.copyOf(remarks);
    }
  }

  /** A bench and what its files are called. */
  record Named(String name, Bench bench) {}

  /** A lesson, and the name of its file. */
  record OfLesson(String file, Lesson lesson, List<Problem> warnings) implements Source {
    public OfLesson {
      warnings = List.copyOf(warnings);
    }
  }

  /** Nothing that can be read, with every reason. */
  record Wrong(List<Problem> problems) implements Source {
    public Wrong {
      problems = List.copyOf(problems);
    }
  }
}

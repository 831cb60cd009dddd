package phiscope.cli;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import phiscope.bench.Problem;
import phiscope.cli.analyze.PolicyChoice;
import phiscope.cli.analyze.Source;
import phiscope.cli.analyze.SourceReader;
import phiscope.example.Edition;
import phiscope.example.ExampleExport;
import phiscope.example.ExampleExport.Format;
import phiscope.example.ExportFolder;
import phiscope.example.FileNames;
import phiscope.text.Messages.Language;
import phiscope.text.ProblemSentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code phiscope export WHAT --out DIR}: writes worked examples, figures and numbers of a
 * document, a data file, a lesson or the opening bench into a folder.
 */
@Command(name = "export", mixinStandardHelpOptions = true)
public final class ExportCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "WHAT", descriptionKey = "WHAT")
  private String what;

  @Option(names = "--out", paramLabel = "DIR", required = true, descriptionKey = "out")
  private String folder;

  @Option(names = "--to", split = ",", paramLabel = "FORMAT", descriptionKey = "to")
  private List<String> formats = new ArrayList<>();

  @Option(names = "--lang", split = ",", paramLabel = "zh|en", descriptionKey = "lang")
  private List<String> languages = new ArrayList<>();

  @Option(names = "--policy", paramLabel = "POLICY", descriptionKey = "policy")
  private List<String> policies = new ArrayList<>();

  @Option(names = "--student", descriptionKey = "student")
  private boolean student;

  @Option(names = "--key", descriptionKey = "key")
  private boolean key;

  @Option(names = "--force", descriptionKey = "force")
  private boolean force;

  private Console console;

  @Override
  public Integer call() {
    console = Console.of(spec);
    EnumSet<Format> wanted = EnumSet.noneOf(Format.class);
    List<Language> spoken = new ArrayList<>();
    if (!findFormats(wanted) || !findLanguages(spoken)) {
      return ExitCode.BAD_INPUT;
    }
    List<PolicyChoice> choices = policies.stream().map(PolicyChoice::new).toList();
    Source source = new SourceReader(console.messages(), choices).read(what);
    if (source instanceof Source.Wrong wrong) {
      wrong.problems().forEach(this::complain);
      return ExitCode.BAD_INPUT;
    }
    if (wanted.contains(Format.MOODLE) && cannotAsk(source) && wanted.size() == 1) {
      return ExitCode.BAD_INPUT;
    }
    return write(files(source, wanted, spoken));
  }

  /** Whether no quiz can be made, which is said. */
  private boolean cannotAsk(Source source) {
    if (source instanceof Source.Benches) {
      console.complain("export.noQuestions", what);
      return true;
    }
    if (student && !key) {
      console.complain("export.quizIsKey");
      return true;
    }
    return false;
  }

  private boolean findFormats(EnumSet<Format> wanted) {
    for (String id : formats) {
      int before = wanted.size();
      for (Format format : Format.values()) {
        if (format.id().equals(id.strip())) {
          wanted.add(format);
          before = -1;
        }
      }
      if (before >= 0) {
        console.complain("export.format", id, "html, md, svg, png, csv, json, moodle");
        return false;
      }
    }
    return true;
  }

  private boolean findLanguages(List<Language> spoken) {
    for (String tag : languages) {
      int before = spoken.size();
      for (Language language : Language.values()) {
        if (language.tag().equals(tag.strip()) && !spoken.contains(language)) {
          spoken.add(language);
        }
      }
      if (spoken.size() == before && spoken.stream().noneMatch(l -> l.tag().equals(tag.strip()))) {
        console.complain("export.language", tag);
        return false;
      }
    }
    if (spoken.isEmpty()) {
      spoken.addAll(List.of(Language.CHINESE, Language.ENGLISH));
    }
    return true;
  }

  private SortedMap<String, byte[]> files(
      Source source, EnumSet<Format> wanted, List<Language> spoken) {
    SortedMap<String, byte[]> files = new TreeMap<>();
    if (source instanceof Source.OfLesson lesson) {
      lesson.warnings().forEach(this::complain);
      String name = FileNames.of(lesson.lesson().id(), "lesson");
      files.putAll(export(name, wanted, spoken).filesOf(lesson.lesson()));
    } else if (source instanceof Source.Benches benches) {
      benches.remarks().forEach(console.err()::println);
      for (Source.Named bench : benches.benches()) {
        files.putAll(export(bench.name(), wanted, spoken).filesOf(bench.bench()));
      }
    }
    return files;
  }

  private ExampleExport export(String name, EnumSet<Format> wanted, List<Language> spoken) {
    EnumSet<Edition> editions = EnumSet.noneOf(Edition.class);
    if (student) {
      editions.add(Edition.STUDENT);
    }
    if (key || !student) {
      editions.add(Edition.KEY);
    }
    return new ExampleExport(name, wanted, spoken, editions, Version.number());
  }

  private int write(SortedMap<String, byte[]> files) {
    try {
      ExportFolder.Outcome outcome = new ExportFolder(Path.of(folder), force).write(files);
      if (outcome instanceof ExportFolder.Outcome.Refused refused) {
        refused.files().forEach(file -> console.complain("export.foreign", file));
        return ExitCode.BAD_INPUT;
      }
    } catch (IOException | InvalidPathException failure) {
      console.complain("export.unwritable", folder);
      return ExitCode.BAD_INPUT;
    }
    console.say("export.done", files.size(), folder);
    return ExitCode.DONE;
  }

  private void complain(Problem problem) {
    console.err().println(ProblemSentence.line(problem, console.messages()));
    console.err().flush();
  }
}

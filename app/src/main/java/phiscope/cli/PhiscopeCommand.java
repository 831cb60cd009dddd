package phiscope.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.Callable;
import java.util.function.ToIntBiFunction;
import phiscope.cli.solve.SolveCommand;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The root of the command line: opens files in the workbench, or runs a subcommand without any
 * window. What its help says is in the bundle {@code cli}.
 */
@Command(
    name = "phiscope",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    subcommands = {
      BeatCommand.class,
      ReadCommand.class,
      RecordCommand.class,
      SolveCommand.class,
      AnalyzeCommand.class,
      SimulateCommand.class,
      ExploreCommand.class,
      ExportCommand.class,
      CheckCommand.class,
      SchemaCommand.class
    })
public final class PhiscopeCommand implements Callable<Integer> {
  private static final String LANGUAGE_OPTION = "--lang";

  private final Language language;
  private final ToIntBiFunction<List<String>, Optional<Language>> workbench;

  @Spec private CommandSpec spec;

  @Option(
      names = LANGUAGE_OPTION,
      paramLabel = "zh|en",
      descriptionKey = "lang",
      converter = LanguageConverter.class)
  private String languageTag;

  @Parameters(paramLabel = "FILE", arity = "0..*", descriptionKey = "FILE")
  private List<String> files = List.of();

  private PhiscopeCommand(
      Language language, ToIntBiFunction<List<String>, Optional<Language>> workbench) {
    this.language = language;
    this.workbench = workbench;
  }

  /** Parses and runs the arguments; gives the exit code. Parameters as in {@link #commandLine}. */
  public static int run(
      String[] arguments,
      Locale locale,
      ToIntBiFunction<List<String>, Optional<Language>> workbench) {
    return commandLine(arguments, locale, workbench).execute(arguments);
  }

  /** Runs a command without a window and lets it print elsewhere; gives the exit code. */
  public static int run(String[] arguments, Locale locale, PrintWriter out, PrintWriter err) {
    return commandLine(arguments, locale, (files, language) -> ExitCode.FAILED)
        .setOut(out)
        .setErr(err)
        .execute(arguments);
  }

  /**
   * The command line in the language that its own arguments ask for.
   *
   * @param arguments what the user typed, looked at for the language only
   * @param locale gives the language when the arguments don't
   * @param workbench opens files in the window, in a language if one is asked for, and gives the
   *     exit code
   */
  static CommandLine commandLine(
      String[] arguments,
      Locale locale,
      ToIntBiFunction<List<String>, Optional<Language>> workbench) {
    Language language = languageIn(arguments, locale);
    CommandLine line = new CommandLine(new PhiscopeCommand(language, workbench));
    line.getSubcommands().values().forEach(sub -> addLanguageOption(sub.getCommandSpec()));
    Locale bundleLocale = Locale.forLanguageTag(language.tag());
    line.setResourceBundle(ResourceBundle.getBundle("phiscope.text.cli", bundleLocale));
    line.setOut(Console.standardOutput());
    line.setErr(Console.standardError());
    line.setUsageHelpAutoWidth(true);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    Messages messages = Messages.in(language);
    line.setParameterExceptionHandler(new ArgumentProblems(messages));
    line.setExecutionExceptionHandler(
        (failure, command, parsed) -> new LastResort(messages).report(failure, command.getErr()));
    return line;
  }

  /** The language in which this run speaks. */
  public Language language() {
    return language;
  }

  @Override
  public Integer call() {
    Console console = Console.of(spec);
    int missing = 0;
    for (String file : files) {
      if (!Files.exists(Path.of(file))) {
        console.complain("cli.problem.neither", file);
        missing++;
      }
    }
    return missing > 0
        ? ExitCode.BAD_INPUT
        : workbench.applyAsInt(files, Optional.ofNullable(languageTag).map(tag -> language));
  }

  /**
   * Also the help and the complaints about the arguments must be in that language, so it is found
   * before they are parsed. Of several languages (of an export) the first counts.
   */
  public static Language languageIn(String[] arguments, Locale locale) {
    for (int i = 0; i < arguments.length; i++) {
      String argument = arguments[i];
      if (argument.startsWith(LANGUAGE_OPTION + "=")) {
        return language(argument.substring(LANGUAGE_OPTION.length() + 1), locale);
      }
      if (argument.equals(LANGUAGE_OPTION) && i + 1 < arguments.length) {
        return language(arguments[i + 1], locale);
      }
    }
    return Language.of(locale);
  }

  private static Language language(String tags, Locale locale) {
    for (Language language : Language.values()) {
      if (tags.split(",")[0].equals(language.tag())) {
        return language;
      }
    }
    return Language.of(locale);
  }

  /** Commands that give the option no meaning of their own take it too. */
  private static void addLanguageOption(CommandSpec command) {
    if (command.findOption(LANGUAGE_OPTION) == null) {
      command.addOption(
          OptionSpec.builder(LANGUAGE_OPTION)
              .paramLabel("zh|en")
              .type(String.class)
              .converters(new LanguageConverter())
              .descriptionKey("lang")
              .build());
    }
  }
}

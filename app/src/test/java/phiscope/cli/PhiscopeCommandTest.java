package phiscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.text.Messages.Language;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;

class PhiscopeCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private final List<String> opened = new ArrayList<>();
  private Optional<Language> windowLanguage;

  @Test
  void filesOpenInTheWindow(@TempDir Path folder) throws Exception {
    String file = Files.writeString(folder.resolve("心跳 1.csv"), "1000\n").toString();
    assertThat(run("--lang", "zh", file)).isEqualTo(ExitCode.DONE);
    assertThat(opened).containsExactly(file);
    assertThat(windowLanguage).contains(Language.CHINESE);
  }

  @Test
  void theWindowKeepsItsLanguageWhenNoneIsAskedFor(@TempDir Path folder) throws Exception {
    run(Files.writeString(folder.resolve("a.csv"), "1000\n").toString());
    assertThat(windowLanguage).isEmpty();
  }

  @Test
  void aNameThatIsNeitherCommandNorFileIsRefusedBeforeAnyWindowOpens(@TempDir Path folder)
      throws Exception {
    String file = Files.writeString(folder.resolve("there.csv"), "").toString();
    assertThat(run(file, "anaylze", "nowhere.csv")).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(opened).isEmpty();
    assertThat(err.toString().lines()).hasSize(2);
    assertThat(err.toString()).contains("anaylze: ").contains("nowhere.csv: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "--version"})
  void helpAndVersionGoToStandardOutput(String option) {
    assertThat(run(option)).isEqualTo(ExitCode.DONE);
    assertThat(out.toString()).contains("hiscope");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void helpSpeaksBothLanguages() {
    run("--lang=zh", "--help");
    assertThat(out.toString()).startsWith("用法：phiscope").contains("选项：").doesNotContain("Show");
  }

  @Test
  void everyCommandOptionAndArgumentIsExplainedInBothLanguages() {
    for (Language language : Language.values()) {
      for (CommandLine command : allCommands(commandLine("--lang", language.tag()))) {
        String name = command.getCommandSpec().qualifiedName();
        assertExplained(language, name, command.getCommandSpec().usageMessage().description());
        for (ArgSpec argument : command.getCommandSpec().args()) {
          assertExplained(language, name + " " + argument, argument.description());
        }
      }
    }
  }

  private static void assertExplained(Language language, String what, String[] text) {
    String description = String.join("\n", text);
    assertThat(description).as("%s in %s", what, language).isNotBlank();
    boolean chinese = description.codePoints().anyMatch(Character::isIdeographic);
    assertThat(chinese).as("'%s' is Chinese", description).isEqualTo(language == Language.CHINESE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--bogus", "--lang"})
  void aWrongArgumentIsNamedInOneLineAndTheHelpInAnother(String argument) {
    assertThat(run(argument)).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(err.toString().lines()).hasSize(2);
    assertThat(err.toString()).startsWith(argument + ": ").contains("See: phiscope --help");
  }

  @Test
  void theLanguageIsWhatIsAskedForElseTheSystemsElseEnglish() {
    assertThat(language(Locale.CHINA)).isEqualTo(Language.CHINESE);
    assertThat(language(Locale.GERMANY)).isEqualTo(Language.ENGLISH);
    assertThat(language(Locale.CHINA, "solve", "--lang", "en")).isEqualTo(Language.ENGLISH);
    assertThat(language(Locale.US, "export", "x", "--lang=zh,en")).isEqualTo(Language.CHINESE);
    assertThat(language(Locale.CHINA, "--lang")).isEqualTo(Language.CHINESE);
  }

  private static Language language(Locale locale, String... arguments) {
    return PhiscopeCommand.languageIn(arguments, locale);
  }

  private static List<CommandLine> allCommands(CommandLine root) {
    List<CommandLine> all = new ArrayList<>(root.getSubcommands().values());
    all.add(root);
    return all;
  }

  private int run(String... arguments) {
    return commandLine(arguments).execute(arguments);
  }

  private CommandLine commandLine(String... arguments) {
    return PhiscopeCommand.commandLine(
            arguments,
            Locale.US,
            (files, language) -> {
              opened.addAll(files);
              windowLanguage = language;
              return ExitCode.DONE;
            })
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err));
  }
}

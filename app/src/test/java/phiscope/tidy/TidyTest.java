package phiscope.tidy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import phiscope.tidy.Sources.Source;

/** Sources stay small, finished and free of one machine's ways. */
class TidyTest {
  private static final int LONGEST_LINE = 120;
  private static final int LONGEST_FILE = 350;

  // Written in two halves, so that this file does not find itself.
  private static final Pattern UNFINISHED =
      Pattern.compile("(?i)\\b(to" + "do|fix" + "me|not impl" + "emented)\\b|@Dis" + "abled");
  private static final Pattern ONE_MACHINE =
      Pattern.compile("(?<![\\w.])/(?:tmp|work|root|farm)" + "/|[A-Z]:\\\\Users");
  private static final Pattern CHINESE_LITERAL =
      Pattern.compile("\"[^\"\\n]*\\p{IsHan}[^\"\\n]*\"");
  private static final Pattern SLEEP = Pattern.compile("Thread\\.sl" + "eep\\(");

  /** The names of the languages in themselves are the same in every language. */
  private static final List<String> MAY_HOLD_CHINESE =
      List.of("app/src/main/java/phiscope/text/Messages.java");

  @Test
  void noLineIsTooLong() {
    assertThat(linesWith(javaSources(), line -> line.length() > LONGEST_LINE)).isEmpty();
  }

  @Test
  void noFileIsTooLong() {
    assertThat(Sources.below(Sources.MAIN, ".java"))
        .filteredOn(source -> source.lines().size() > LONGEST_FILE)
        .extracting(source -> source.name() + ": " + source.lines().size() + " lines")
        .isEmpty();
  }

  @Test
  void nothingIsLeftUnfinished() {
    assertThat(linesWith(everything(), line -> UNFINISHED.matcher(line).find())).isEmpty();
    assertThat(UNFINISHED.matcher("// TO" + "DO later").find()).isTrue();
  }

  @Test
  void nothingNamesAFolderOfOneMachine() {
    assertThat(linesWith(everything(), line -> ONE_MACHINE.matcher(line).find())).isEmpty();
    assertThat(ONE_MACHINE.matcher("see /ro" + "ot/x").find()).isTrue();
    assertThat(ONE_MACHINE.matcher("a/tm" + "p/x").find()).isFalse();
  }

  @Test
  void everyPackageSaysWhatItIs() throws Exception {
    List<String> silent = new ArrayList<>();
    try (Stream<Path> folders = Files.walk(Sources.MAIN)) {
      for (Path folder : folders.filter(Files::isDirectory).sorted().toList()) {
        Path says = folder.resolve("package-info.java");
        if (holdsJava(folder)
            && !(Files.exists(says) && Sources.read(says).text().contains("/**"))) {
          silent.add(Sources.ROOT.relativize(folder).toString());
        }
      }
    }
    assertThat(silent).isEmpty();
  }

  @Test
  void whatAUserReadsInChineseIsInTheBundles() {
    List<Source> sources =
        Sources.below(Sources.MAIN, ".java").stream()
            .filter(source -> !MAY_HOLD_CHINESE.contains(source.name()))
            .toList();
    assertThat(linesWith(sources, line -> CHINESE_LITERAL.matcher(line).find())).isEmpty();
    assertThat(CHINESE_LITERAL.matcher("say(\"心跳\")").find()).isTrue();
  }

  @Test
  void noTestSleepsAFixedTime() {
    List<Source> tests = Sources.below(Sources.TEST, ".java");
    assertThat(linesWith(tests, line -> SLEEP.matcher(line).find())).isEmpty();
  }

  private static boolean holdsJava(Path folder) throws Exception {
    try (Stream<Path> files = Files.list(folder)) {
      return files.anyMatch(file -> file.toString().endsWith(".java"));
    }
  }

  private static List<Source> javaSources() {
    return Stream.of(Sources.MAIN, Sources.TEST)
        .flatMap(folder -> Sources.below(folder, ".java").stream())
        .toList();
  }

  /** Code, resources, content and prose: what the project is made of. */
  private static List<Source> everything() {
    List<Source> all = new ArrayList<>(javaSources());
    for (String ending : List.of(".properties", ".css", ".md", ".xml", ".sh", ".bat")) {
      all.addAll(Sources.below(Sources.MODULE.resolve("src"), ending));
    }
    for (String folder : List.of("lessons", "datasets")) {
      if (Files.isDirectory(Sources.ROOT.resolve(folder))) {
        all.addAll(Sources.below(Sources.ROOT.resolve(folder), ".json"));
        all.addAll(Sources.below(Sources.ROOT.resolve(folder), ".md"));
      }
    }
    for (String file : List.of("pom.xml", "app/pom.xml", "README.md", ".ci/run")) {
      if (Files.exists(Sources.ROOT.resolve(file))) {
        all.add(Sources.read(Sources.ROOT.resolve(file)));
      }
    }
    return all;
  }

  /** A test of one line. */
  private interface LineTest {
    boolean holds(String line);
  }

  private static List<String> linesWith(List<Source> sources, LineTest test) {
    List<String> found = new ArrayList<>();
    for (Source source : sources) {
      List<String> lines = source.lines();
      for (int i = 0; i < lines.size(); i++) {
        if (test.holds(lines.get(i))) {
          found.add(source.name() + ":" + (i + 1) + ": " + lines.get(i).strip());
        }
      }
    }
    return found;
  }
}

package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.Settings.Theme;

/** Settings are in their file as soon as they change: the program may be ended by force. */
class KeptSettingsTest {
  @TempDir private Path folder;
  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private final WorkbenchViewModel workbench =
      new WorkbenchViewModel(Settings.first(Language.ENGLISH));
  private Path path;
  private SettingsFile file;
  private KeptSettings kept;

  @BeforeEach
  void follow() {
    path = folder.resolve("not there yet").resolve("settings.properties");
    file = new SettingsFile(path);
    kept = new KeptSettings(file, workbench.settingsProperty(), waiting::add);
  }

  private void runWaiting() {
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
  }

  private Settings inFile() {
    return file.read(Language.ENGLISH);
  }

  @Test
  void everySettingIsInTheFileAfterItsChangeWithoutAnythingBeingClosed() throws Exception {
    List<UnaryOperator<Settings>> changes =
        List.of(
            s -> s.withLanguage(Language.CHINESE),
            s -> s.withTheme(Theme.DARK),
            s -> s.zoomedBy(1),
            s -> s.withProjector(true),
            s -> s.withReducedMotion(true),
            s -> s.withLibrary(false),
            s -> s.withParameters(false),
            s ->
                s.withSight(
                    new Sight(
                        Map.of("tail", "qq", "course", "comparison"),
                        List.of("runs"),
                        Map.of("policy", true, "now", false))));
    for (UnaryOperator<Settings> change : changes) {
      Settings before = workbench.settings();
      workbench.change(change);
      assertThat(workbench.settings()).isNotEqualTo(before);
      runWaiting();
      assertThat(inFile()).isEqualTo(workbench.settings());
    }
    try (Stream<Path> files = Files.list(path.getParent())) {
      assertThat(files).as("nothing is left beside it").containsExactly(path);
    }
  }

  @Test
  void theThreadThatChangesThemWritesNothing() {
    workbench.change(s -> s.withTheme(Theme.DARK));
    assertThat(path).doesNotExist();
    runWaiting();
    assertThat(path).exists();
  }

  @Test
  void whatWaitsAtTheEndIsWrittenThenAndNothingOlderAfterIt() throws Exception {
    workbench.change(s -> s.withTheme(Theme.DARK));
    workbench.change(s -> s.withLanguage(Language.CHINESE));
    kept.close();
    assertThat(inFile()).isEqualTo(workbench.settings());
    Files.delete(path);
    runWaiting();
    workbench.change(s -> s.withTheme(Theme.LIGHT));
    runWaiting();
    assertThat(path).doesNotExist();
  }

  @Test
  void whatCouldNotBeWrittenIsWrittenWithTheNextChange() throws Exception {
    Files.createFile(path.getParent());
    workbench.change(s -> s.withTheme(Theme.DARK));
    runWaiting();
    Files.delete(path.getParent());
    workbench.change(s -> s.withProjector(true));
    runWaiting();
    assertThat(inFile()).isEqualTo(workbench.settings());
  }

  @Test
  void whatTheFileSaysInAnotherWayIsLeftOut() throws Exception {
    Files.createDirectories(path.getParent());
    Files.writeString(path, "figures=tail qq: :x  tail:qq\ngroups=policy:perhaps\n");
    assertThat(inFile().sight())
        .isEqualTo(new Sight(Map.of("tail", "qq", "qq", ""), List.of(), Map.of("policy", false)));
  }
}

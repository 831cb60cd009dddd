package phiscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataFolderTest {
  private static final Path HOME = Path.of("/home/学生 one");

  @Test
  void linuxUsesTheDesktopStandardsFolder() {
    assertThat(DataFolder.of("Linux", Map.of(), HOME))
        .isEqualTo(HOME.resolve(".local/share/phiscope"));
    assertThat(DataFolder.of("Linux", Map.of("XDG_DATA_HOME", "/data"), HOME))
        .isEqualTo(Path.of("/data/phiscope"));
  }

  @Test
  void anEmptyOrRelativeVariableNamesNoFolder() {
    for (String value : new String[] {"", " ", "data", "./data"}) {
      assertThat(DataFolder.of("Linux", Map.of("XDG_DATA_HOME", value), HOME))
          .as("XDG_DATA_HOME is '%s'", value)
          .isEqualTo(HOME.resolve(".local/share/phiscope"));
    }
  }

  @Test
  void macAndWindowsHaveTheirOwnCustoms() {
    assertThat(DataFolder.of("Mac OS X", Map.of("XDG_DATA_HOME", "/data"), HOME))
        .isEqualTo(HOME.resolve("Library/Application Support/Phiscope"));
    assertThat(DataFolder.of("Windows 11", Map.of(), HOME))
        .isEqualTo(HOME.resolve("AppData/Roaming/Phiscope"));
  }
}

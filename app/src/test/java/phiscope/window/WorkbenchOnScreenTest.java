package phiscope.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** A user's main gestures on a screen, one after the other in the one window that a process has. */
@Tag("window")
@TestMethodOrder(OrderAnnotation.class)
class WorkbenchOnScreenTest {
  @TempDir static Path dataFolder;
  private static RealWindow window;

  @BeforeAll
  static void start() throws Exception {
    window = RealWindow.start(dataFolder);
  }

  @Test
  @Order(1)
  void itOpensWithoutAnError() throws Exception {
    window.resize(1280, 720);
    window.screenshot("opening");
    assertThat(window.stage().getTitle()).contains("Phiscope");
  }

  @Test
  @Order(Integer.MAX_VALUE)
  void nothingWentToTheLog() throws Exception {
    assertThat(window.log()).isEmpty();
  }
}

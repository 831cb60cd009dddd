package phiscope.ui.view;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.application.Application;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.text.Font;
import phiscope.ui.viewmodel.Settings;
import phiscope.ui.viewmodel.WorkbenchViewModel;

/** Theme, font and style sheets of a scene. */
final class WindowStyle {
  private static final int BASE_SIZE = 13;
  private static final List<String> FONTS =
      List.of("NotoSansSC-Regular.ttf", "NotoSansSC-Bold.ttf");

  private WindowStyle() {}

  /**
   * @param scale by how much the window's content is magnified now
   */
  static void dress(Scene scene, WorkbenchViewModel workbench, ObservableValue<Double> scale) {
    loadFonts();
    scene
        .getStylesheets()
        .setAll(WindowStyle.class.getResource("/phiscope/ui/app.css").toExternalForm());
    workbench.settingsProperty().subscribe(WindowStyle::setTheme);
    PopupStyle.follow(scene, scale);
  }

  /** Before the first control is made, else that takes the time to read a theme nobody sees. */
  static void setTheme(Settings settings) {
    boolean dark = settings.theme() == Settings.Theme.DARK;
    String theme =
        dark
            ? new PrimerDark().getUserAgentStylesheet()
            : new PrimerLight().getUserAgentStylesheet();
    if (!theme.equals(Application.getUserAgentStylesheet())) {
      Application.setUserAgentStylesheet(theme);
    }
  }

  /**
   * Gives the toolkit the bundled fonts, on any thread; once, and whoever comes meanwhile waits.
   */
  static void loadFonts() {
    Fonts.ALL.size();
  }

  private static final class Fonts {
    static final List<Font> ALL = FONTS.stream().map(Fonts::load).toList();

    private static Font load(String name) {
      try (InputStream file = WindowStyle.class.getResourceAsStream("/phiscope/font/" + name)) {
        return Font.loadFont(file, BASE_SIZE);
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }
  }
}

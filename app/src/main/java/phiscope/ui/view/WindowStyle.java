package phiscope.ui.view;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import javafx.application.Application;
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

  static void dress(Scene scene, WorkbenchViewModel workbench) {
    loadFonts();
    workbench.settingsProperty().subscribe(settings -> dress(scene, settings));
  }

  private static void dress(Scene scene, Settings settings) {
    boolean dark = settings.theme() == Settings.Theme.DARK;
    String theme =
        dark
            ? new PrimerDark().getUserAgentStylesheet()
            : new PrimerLight().getUserAgentStylesheet();
    if (!theme.equals(Application.getUserAgentStylesheet())) {
      Application.setUserAgentStylesheet(theme);
    }
    String app = WindowStyle.class.getResource("/phiscope/ui/app.css").toExternalForm();
    List<String> sheets = List.of(app, popups(settings.scale()));
    if (!scene.getStylesheets().equals(sheets)) {
      scene.getStylesheets().setAll(sheets);
    }
  }

  /** Menus and tooltips are windows of their own: they are magnified by their font. */
  private static String popups(double scale) {
    // A popup inherits from what it belongs to, which is magnified by a transform, not by its font.
    String rule =
        String.format(
            Locale.ROOT,
            """
            .root.popup, .context-menu, .tooltip, .combo-box-popup > .list-view {
              -fx-font-size: %.1fpx;
            }
            .context-menu .menu-item { -fx-padding: %.1fpx %.1fpx %.1fpx %.1fpx; }
            .context-menu .ikonli-font-icon { -fx-icon-size: %.0fpx; }
            """,
            BASE_SIZE * scale,
            5 * scale,
            8 * scale,
            5 * scale,
            8 * scale,
            16 * scale);
    byte[] bytes = rule.getBytes(StandardCharsets.UTF_8);
    return "data:text/css;base64," + Base64.getEncoder().encodeToString(bytes);
  }

  private static void loadFonts() {
    for (String font : FONTS) {
      try (InputStream file = WindowStyle.class.getResourceAsStream("/phiscope/font/" + font)) {
        Font.loadFont(file, BASE_SIZE);
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }
  }
}

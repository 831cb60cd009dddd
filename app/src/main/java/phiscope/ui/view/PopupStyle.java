package phiscope.ui.view;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;

/**
 * The rules for menus, lists of choices and tooltips. They are windows of their own, outside of
 * what is magnified, so that every length in them is written as large as the window's content is.
 */
final class PopupStyle {
  private static final double TEXT = 13;
  private static final double ICON = 16;

  /** Some screens have no transparent windows: there a shadow would stand on a white frame. */
  private static final String FRAMELESS =
      """
      .context-menu, .tooltip, .combo-box-popup > .list-view {
        -fx-effect: none; -fx-background-radius: 0; -fx-border-radius: 0; -fx-opacity: 1;
      }
      """;

  private PopupStyle() {}

  /**
   * A style sheet as a URL.
   *
   * @param scale by how much the window's content is magnified
   */
  static String sheet(double scale) {
    String rules = rules(scale);
    if (!Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW)) {
      rules += FRAMELESS;
    }
    byte[] bytes = rules.getBytes(StandardCharsets.UTF_8);
    return "data:text/css;base64," + Base64.getEncoder().encodeToString(bytes);
  }

  private static String rules(double scale) {
    String text = length(TEXT * scale);
    String cell = length(8 * scale) + " " + length(12 * scale);
    String item = length(5 * scale) + " " + length(8 * scale);
    return String.format(
        Locale.ROOT,
        """
        .context-menu, .text-input .context-menu, .tooltip { -fx-font-size: %1$s; }
        .context-menu .menu-item { -fx-padding: %6$s; }
        .context-menu .menu-item > .graphic-container { -fx-padding: 0 %3$s 0 0; }
        .context-menu .menu-item .ikonli-font-icon { -fx-icon-size: %4$s; }
        .context-menu .menu > .right-container > .arrow { -fx-scale-x: %5$s; -fx-scale-y: %5$s; }
        .combo-box-popup > .list-view { -fx-font-size: %1$s; }
        .combo-box-popup > .list-view > .virtual-flow > .clipped-container > .sheet > .list-cell {
          -fx-font-size: %1$s; -fx-padding: %2$s;
        }
        .tooltip { -fx-padding: %2$s; }
        """,
        text,
        cell,
        length(6 * scale),
        length(ICON * scale),
        number(scale),
        item);
  }

  private static String length(double pixels) {
    return number(pixels) + "px";
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}

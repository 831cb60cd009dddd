package phiscope.ui.view;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.scene.Scene;
import javafx.stage.PopupWindow;
import javafx.stage.Window;

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
   * Dresses every popup of a scene when it opens, and those that are open when the scale changes. A
   * sheet of the scene itself would have all of its nodes styled anew at each change of scale.
   *
   * @param scale by how much the window's content is magnified
   */
  static void follow(Scene scene, ObservableValue<Double> scale) {
    Window.getWindows()
        .addListener(
            (ListChangeListener<Window>)
                change -> {
                  while (change.next()) {
                    dress(change.getAddedSubList(), scene, scale.getValue());
                  }
                });
    scale.subscribe(now -> dress(List.copyOf(Window.getWindows()), scene, now));
  }

  private static void dress(List<? extends Window> windows, Scene scene, double scale) {
    for (Window window : windows) {
      if (window instanceof PopupWindow popup && root(popup) == scene.getWindow()) {
        List<String> sheets = new ArrayList<>(scene.getStylesheets());
        sheets.add(sheet(scale));
        popup.getScene().getStylesheets().setAll(sheets);
      }
    }
  }

  private static Window root(PopupWindow popup) {
    Window owner = popup.getOwnerWindow();
    return owner instanceof PopupWindow inner ? root(inner) : owner;
  }

  /** A style sheet as a URL. */
  private static String sheet(double scale) {
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

package phiscope.ui.view;

import java.util.Locale;
import javafx.animation.AnimationTimer;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.stage.Screen;
import javafx.stage.Stage;
import phiscope.cli.DataFolder;
import phiscope.figure.FigurePalette;
import phiscope.figure.Ink;
import phiscope.figure.Rgb;
import phiscope.figure.Theme;
import phiscope.text.Messages.Language;
import phiscope.ui.FxThread;
import phiscope.ui.viewmodel.Settings;

/**
 * What stands in the window while the workbench is made: its name and outline, in the colours of
 * the theme. It needs neither a control nor a style sheet, so it is there at once; without it a
 * slow machine shows nothing, and then a white window.
 */
public final class OpeningPicture {
  /** The same in every language. */
  private static final String NAME = "Phiscope";

  private static final double BAR = 40;
  private static final double FOOT = 48;
  private static final double LIBRARY = 204;
  private static final double PARAMETERS = 288;

  /** After so many pulses the first is on the screen. */
  private static final int PULSES = 4;

  private OpeningPicture() {}

  /**
   * Shows it in a window.
   *
   * @param then what to do once it can be seen, unless the window was closed
   */
  public static void show(Stage stage, Runnable then) {
    Settings settings =
        WorkbenchWindow.settingsFile(DataFolder.current()).read(Language.of(Locale.getDefault()));
    boolean dark = settings.theme() == Settings.Theme.DARK;
    FigurePalette palette = FigurePalette.of(dark ? Theme.DARK : Theme.LIGHT);
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    double width = Math.min(WorkbenchWindow.WIDTH, screen.getWidth());
    double height = Math.min(WorkbenchWindow.HEIGHT, screen.getHeight());
    Pane outline = outline(palette, width, height);
    Scene scene = new Scene(outline, width, height, of(palette.color(Ink.BACKGROUND)));
    stage.setTitle(NAME);
    stage.setScene(scene);
    stage.show();
    new AnimationTimer() {
      private int pulses;

      @Override
      public void handle(long now) {
        // A pulse waits for the painting of the one before, but only if it has something to paint.
        pulses++;
        outline.setTranslateX(pulses % 2);
        if (pulses == PULSES) {
          stop();
          FxThread.later(
              () -> {
                if (stage.isShowing()) {
                  then.run();
                }
              });
        }
      }
    }.start();
  }

  private static Pane outline(FigurePalette palette, double width, double height) {
    Color line = of(palette.color(Ink.GRID));
    double middle = height - BAR - FOOT;
    Pane outline =
        new Pane(
            new Rectangle(0, BAR, width, 1),
            new Rectangle(0, height - FOOT, width, 1),
            new Rectangle(LIBRARY, BAR, 1, middle),
            new Rectangle(width - PARAMETERS, BAR, 1, middle));
    outline.getChildren().forEach(each -> ((Rectangle) each).setFill(line));
    return outline;
  }

  private static Color of(Rgb color) {
    return Color.rgb(color.red(), color.green(), color.blue());
  }
}

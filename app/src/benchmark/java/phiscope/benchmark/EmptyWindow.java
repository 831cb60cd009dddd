package phiscope.benchmark;

import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;

/** The least that JavaFX can show: one colour, in the size of the workbench. */
public final class EmptyWindow {
  private EmptyWindow() {}

  public static void main(String[] arguments) {
    Application.launch(Window.class);
  }

  /** The application that JavaFX starts. */
  public static final class Window extends Application {
    @Override
    public void start(Stage stage) {
      stage.setScene(new Scene(new Pane(), 1280, 720, Color.LIGHTBLUE));
      stage.show();
    }
  }
}

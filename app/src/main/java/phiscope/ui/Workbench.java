package phiscope.ui;

import java.util.List;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.stage.Stage;

/** The window of the workbench. */
public final class Workbench {
  private Workbench() {}

  /** Opens the window with these files; returns when it has closed. */
  public static void open(List<String> files) {
    Application.launch(Window.class, files.toArray(String[]::new));
  }

  /** The application that JavaFX starts. */
  public static final class Window extends Application {
    @Override
    public void start(Stage stage) {
      stage.setScene(new Scene(new Label("Phiscope"), 1280, 720));
      stage.setTitle("Phiscope");
      stage.show();
    }
  }
}

package phiscope.ui;

import java.util.List;
import javafx.application.Application;
import javafx.stage.Stage;
import phiscope.ui.view.WorkbenchWindow;

/** The window of the workbench. */
public final class Workbench {
  private Workbench() {}

  /** Opens the window with these files; returns when it has closed. */
  public static void open(List<String> files) {
    Application.launch(Window.class, files.toArray(String[]::new));
  }

  /** The application that JavaFX starts. */
  public static final class Window extends Application {
    private WorkbenchWindow window;

    @Override
    public void start(Stage stage) {
      window = new WorkbenchWindow(stage);
      window.open(getParameters().getRaw());
    }

    @Override
    public void stop() {
      window.close();
    }
  }
}

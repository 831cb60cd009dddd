package phiscope.ui;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.stage.Stage;
import phiscope.text.Messages.Language;
import phiscope.ui.view.WorkbenchWindow;

/** The window of the workbench. */
public final class Workbench {
  private Workbench() {}

  /**
   * Opens the window with these files; returns when it has closed.
   *
   * @param language the language if one is asked for, else the last session's
   */
  public static void open(List<String> files, Optional<Language> language) {
    Stream<String> tag = language.stream().map(asked -> "--language=" + asked.tag());
    Application.launch(Window.class, Stream.concat(tag, files.stream()).toArray(String[]::new));
  }

  /** The application that JavaFX starts. */
  public static final class Window extends Application {
    private WorkbenchWindow window;

    @Override
    public void start(Stage stage) {
      window = new WorkbenchWindow(stage);
      String tag = getParameters().getNamed().get("language");
      Stream.of(Language.values())
          .filter(language -> language.tag().equals(tag))
          .forEach(language -> window.workbench().change(s -> s.withLanguage(language)));
      window.open(getParameters().getUnnamed());
    }

    @Override
    public void stop() {
      window.close();
    }
  }
}

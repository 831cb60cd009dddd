package phiscope.ui;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import phiscope.text.Messages.Language;
import phiscope.ui.view.OpeningPicture;
import phiscope.ui.view.ReadAhead;
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
    RuntimeException failure = Window.FAILURE.getAndSet(null);
    if (failure != null) {
      throw failure;
    }
  }

  /** The application that JavaFX starts. */
  public static final class Window extends Application {
    private static final AtomicReference<RuntimeException> FAILURE = new AtomicReference<>();

    private WorkbenchWindow window;

    @Override
    public void start(Stage stage) {
      OpeningPicture.show(stage, () -> openOrFail(stage));
    }

    /** As JavaFX does with what goes wrong in the method above. */
    private void openOrFail(Stage stage) {
      ReadAhead.begin();
      try {
        open(stage);
      } catch (RuntimeException | Error thrown) {
        FAILURE.set(new IllegalStateException("the window could not be made", thrown));
        Platform.exit();
      }
    }

    private void open(Stage stage) {
      window = new WorkbenchWindow(stage);
      String tag = getParameters().getNamed().get("language");
      Stream.of(Language.values())
          .filter(language -> language.tag().equals(tag))
          .forEach(language -> window.workbench().change(s -> s.withLanguage(language)));
      window.open(getParameters().getUnnamed());
    }

    @Override
    public void stop() {
      if (window != null) {
        window.close();
      }
    }
  }
}

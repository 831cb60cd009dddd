package phiscope.ui.view;

import java.util.List;
import java.util.Locale;
import javafx.stage.Stage;
import phiscope.bench.OpeningBench;
import phiscope.cli.DataFolder;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.BenchViewModel;
import phiscope.ui.viewmodel.Settings;
import phiscope.ui.viewmodel.SettingsFile;
import phiscope.ui.viewmodel.WorkbenchViewModel;

/** The window on the screen: puts view models and views together and ends with them. */
public final class WorkbenchWindow {
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 720;

  private final Stage stage;
  private final SettingsFile file;
  private final WorkbenchViewModel workbench;
  private final BenchViewModel model;
  private final WorkbenchView view;

  public WorkbenchWindow(Stage stage) {
    this.stage = stage;
    file = new SettingsFile(DataFolder.current().resolve("settings.properties"));
    Settings settings = file.read(Language.of(Locale.getDefault()));
    workbench = new WorkbenchViewModel(settings);
    Messages messages = workbench.messages();
    model =
        new BenchViewModel(
            OpeningBench.document(
                messages.get("ui.opening.newTasks"), messages.get("ui.opening.recovery")),
            workbench.messagesProperty());
    view = new WorkbenchView(workbench, model);
    ActionBook book = new ActionBook(view.words());
    BenchActions actions = new BenchActions(view, book);
    actions.addEdit();
    actions.addBench();
    actions.addView();
    view.setTop(new TopBar(view.words(), book));
  }

  /** Shows the window, with these files if there are any. */
  public void open(List<String> files) {
    stage.setScene(view.scene(WIDTH, HEIGHT));
    stage.setTitle("Phiscope");
    stage.setMinWidth(640);
    stage.setMinHeight(400);
    stage.show();
  }

  /** The window is gone: what is to be kept is kept. */
  public void close() {
    file.write(workbench.settings());
  }

  public WorkbenchView view() {
    return view;
  }

  public BenchViewModel model() {
    return model;
  }

  public WorkbenchViewModel workbench() {
    return workbench;
  }
}

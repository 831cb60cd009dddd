package phiscope.ui.view;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.layout.VBox;
import javafx.stage.Screen;
import javafx.stage.Stage;
import phiscope.bench.DetectorBench;
import phiscope.bench.journal.RecentDocuments;
import phiscope.bench.journal.Session;
import phiscope.cli.DataFolder;
import phiscope.cli.ErrorLog;
import phiscope.lesson.LessonPlayer;
import phiscope.text.Messages.Language;
import phiscope.ui.FxThread;
import phiscope.ui.view.fencing.FencingBenchView;
import phiscope.ui.view.study.StudyBenchView;
import phiscope.ui.view.swim.SwimBenchView;
import phiscope.ui.viewmodel.BenchViewModel;
import phiscope.ui.viewmodel.KeptLooking;
import phiscope.ui.viewmodel.KeptSettings;
import phiscope.ui.viewmodel.LessonViewModel;
import phiscope.ui.viewmodel.Looking;
import phiscope.ui.viewmodel.OpenBench;
import phiscope.ui.viewmodel.OpenDocument;
import phiscope.ui.viewmodel.RecentFiles;
import phiscope.ui.viewmodel.SettingsFile;
import phiscope.ui.viewmodel.WorkbenchViewModel;
import phiscope.ui.viewmodel.fencing.FencingDocuments;
import phiscope.ui.viewmodel.fencing.FencingViewModel;
import phiscope.ui.viewmodel.study.StudyDocuments;
import phiscope.ui.viewmodel.study.StudyViewModel;
import phiscope.ui.viewmodel.swim.SwimDocuments;
import phiscope.ui.viewmodel.swim.SwimViewModel;

/** The window on the screen: puts view models and views together and ends with them. */
public final class WorkbenchWindow {
  static final double WIDTH = 1280;
  static final double HEIGHT = 720;
  private static final double LEAST_WIDTH = 640;
  private static final double LEAST_HEIGHT = 400;

  private final Stage stage;
  private final KeptSettings settings;
  private final WorkbenchViewModel workbench;
  private final BenchViewModel model;
  private final SwimViewModel swim;
  private final SwimBenchView swimView;
  private final FencingViewModel fencing;
  private final FencingBenchView fencingView;
  private final StudyViewModel study;
  private final StudyBenchView studyView;
  private final OpenBench open;
  private final Session session;
  private final OpenDocument document;
  private final WorkbenchView view;
  private final ActionBook book;
  private final LessonViewModel lesson;
  private final LessonDesk lessons;
  private final KeptLooking keptLooking;
  private final LookingDesk looking;
  private final DataDesk data;
  private final DocumentDesk desk;
  private final FileActions fileActions;
  private final FileQueue queue;
  private final Prompts prompts;
  private final CaptureDesk capture;
  private final FilePrompt files;
  private final ExecutorService reader = FxThread.background("reader");
  private final ExecutorService studies = FxThread.background("study");
  private final ExecutorService keeper = FxThread.background("settings");
  private final ExecutorService swimRuns = FxThread.background("swim-run");
  private final ExecutorService fencingRuns = FxThread.background("fencing-run");
  private final ExecutorService journal = FxThread.background("journal");

  public WorkbenchWindow(Stage stage) {
    this(stage, new SystemFilePrompt(stage));
  }

  /**
   * @param files how a person is asked for files
   */
  public WorkbenchWindow(Stage stage, FilePrompt files) {
    this.stage = stage;
    Path folder = DataFolder.current();
    SettingsFile file = settingsFile(folder);
    workbench = new WorkbenchViewModel(file.read(Language.of(Locale.getDefault())));
    settings = new KeptSettings(file, workbench.settingsProperty(), keeper);
    WindowStyle.setTheme(workbench.settings());
    Words words = new Words(workbench.messagesProperty());
    model =
        new BenchViewModel(
            DocumentDesk.opening(words.messages()),
            workbench.messagesProperty(),
            reader,
            FxThread::later);
    swim =
        new SwimViewModel(
            SwimDocuments.blank(words.messages()),
            workbench.messagesProperty(),
            swimRuns,
            FxThread::later);
    fencing =
        new FencingViewModel(
            FencingDocuments.blank(), workbench.messagesProperty(), fencingRuns, FxThread::later);
    study =
        new StudyViewModel(
            StudyDocuments.blank(), workbench.messagesProperty(), studies, FxThread::later);
    open = new OpenBench(List.of(model, swim, fencing, study));
    phiscope.bench.Bench beginning = open.document();
    session =
        Session.open(
            folder.resolve("sessions"),
            journal,
            (left, looking) ->
                OpenDocument.isMoreThan(beginning, left)
                    || looking.map(Looking::read).flatMap(Looking::lesson).isPresent());
    document = new OpenDocument(open, session, FxThread::later);
    view = new WorkbenchView(workbench, open, model, words);
    swimView = new SwimBenchView(swim, workbench, words, view.appearance(), view.dialogs());
    view.addBench(swimView);
    fencingView =
        new FencingBenchView(
            fencing, workbench, words, view.appearance(), view.dialogs(), bench -> openNew(bench));
    view.addBench(fencingView);
    studyView =
        new StudyBenchView(study, workbench, words, view.appearance(), bench -> openNew(bench));
    view.addBench(studyView);
    book = new ActionBook(words, view.dialogs()::isOpen);
    prompts = new Prompts(words, view.dialogs());
    this.files = files;
    RecentFiles recent = new RecentFiles(new RecentDocuments(folder));
    lesson = new LessonViewModel(model, open, document);
    lesson
        .playerProperty()
        .subscribe(player -> study.hide(player.map(LessonPlayer::hidden).orElse(List.of())));
    view.detector().show(workbench.settings().sight());
    // What a lesson shows is nobody's choice.
    view.detector()
        .onSight(
            sight -> {
              if (lesson.player().isEmpty()) {
                workbench.change(settings -> settings.withSight(sight));
              }
            });
    lessons = new LessonDesk(view, lesson);
    keptLooking = new KeptLooking(session::look, keeper);
    looking = new LookingDesk(view, lesson, keptLooking);
    data = new DataDesk(view.bench(), view.dialogs());
    desk = new DocumentDesk(open, document, recent, view.bench(), prompts, files, data);
    desk.onLeavingLesson(lesson::leave);
    desk.titled(lessons::titleOfStep);
    desk.beforeSaving(() -> capture().settle());
    desk.afterNew(() -> view.benchViews().forEach(BenchView::showFigures));
    desk.followLanguage();
    data.beforeImport(desk::onDetector);
    data.afterReplacing(desk::replaced);
    new StatusOfSteps(open, workbench).follow();
    fileActions = new FileActions(desk, book, recent);
    queue = new FileQueue(desk, view.dialogs(), workbench);
    data.filesTo(queue::open);
    capture = new CaptureDesk(view.bench(), view.dialogs(), data);
    fillBook();
    TopBar bar = new TopBar(words, book, fileActions.recentMenu(words));
    bar.title().textProperty().bind(new DocumentName(document, open, lesson, workbench).text());
    view.setTop(new VBox(bar, new JournalNotice(document, words)));
    lessons.show(new DatasetShelf(words, data).entries());
  }

  static SettingsFile settingsFile(Path folder) {
    return new SettingsFile(folder.resolve("settings.properties"));
  }

  private CaptureDesk capture() {
    return capture;
  }

  private void fillBook() {
    fileActions.add(data::paste, capture, this::export, this::quit);
    WindowActions actions = new WindowActions(view, workbench, book);
    actions.addEdit();
    actions.addBenches();
    new DetectorShelf(view.words(), this::openRuns).addActions(book);
    swimView.addDocuments(book, this::openNew);
    fencingView.addDocuments(book);
    studyView.addDocuments(book, model::bench);
    actions.addView();
    lessons.addActions(book);
    new DatasetShelf(view.words(), data).addActions(book);
    book.add(
        "help",
        "palette",
        "mdi2m-magnify",
        "Shortcut+K",
        new CommandPalette(view.words(), view.dialogs(), book::all, new FieldFinder(view)::all)
            ::open);
    book.add(
        "help",
        "keys",
        "mdi2k-keyboard-outline",
        "F1",
        new KeyboardHelp(view.words(), view.dialogs(), book, view.open()::isOpen)::open);
  }

  /** Shows the window, with these files if there are any. */
  public void open(List<String> files) {
    new Failures(workbench, ErrorLog.current()).watchThisThread();
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    boolean small = screen.getWidth() < WIDTH || screen.getHeight() < HEIGHT;
    Scene scene =
        view.scene(Math.min(WIDTH, screen.getWidth()), Math.min(HEIGHT, screen.getHeight()));
    stage.setScene(scene);
    if (small) {
      // The whole of a small screen; what is larger would lie outside where nothing can be reached.
      stage.setX(screen.getMinX());
      stage.setY(screen.getMinY());
      stage.setWidth(screen.getWidth());
      stage.setHeight(screen.getHeight());
    }
    book.alsoOn(scene, "Shortcut+Shift+P", book.get("palette"));
    book.alsoOn(scene, "Shortcut+Y", book.get("redo"));
    for (String plus : List.of("Shortcut+Equals", "Shortcut+Shift+Equals", "Shortcut+Add")) {
      book.alsoOn(scene, plus, book.get("zoomIn"));
    }
    book.alsoOn(scene, "Shortcut+Subtract", book.get("zoomOut"));
    fileActions.takeDrops(scene, queue);
    stage.titleProperty().bind(new DocumentName(document, open, lesson, workbench).windowTitle());
    stage.setMinWidth(Math.min(LEAST_WIDTH, screen.getWidth()));
    stage.setMinHeight(Math.min(LEAST_HEIGHT, screen.getHeight()));
    stage.setOnCloseRequest(
        request -> {
          if (document.isUnsaved()) {
            request.consume();
            quit();
          }
        });
    book.waitUntilSeen();
    Pulse.whenPainted(book::isSeen);
    stage.show();
    // The menu bar gives its own runs to the scene when it is laid out first.
    open.openProperty().subscribe(bench -> FxThread.later(() -> book.shareKeys(scene)));
    view.benchView().focusFirst();
    restore(scene, files.isEmpty());
    openAll(files.stream().map(Path::of).toList());
  }

  /** Goes on where the last session ended; what of it could not be read is said first. */
  private void restore(Scene scene, boolean withLesson) {
    boolean hasDocument = document.restore();
    boolean hasLesson = looking.bringBack(scene, session.looking().map(Looking::read), withLesson);
    if (hasDocument || hasLesson) {
      workbench.announce("ui.said.restored");
    }
    session.faults().forEach(ErrorLog.current()::write);
    if (!session.unread().isEmpty()) {
      prompts.notBroughtBack(session.unread());
    }
  }

  /** Opens files one after another, each when the dialogs of the one before are closed. */
  public void openAll(List<Path> files) {
    queue.open(files);
  }

  /** A document that has no file yet takes the place of the open one, unless that would be lost. */
  private void openNew(phiscope.bench.Bench bench) {
    desk.leaving(() -> document.opened(bench, Optional.empty()));
  }

  private void openRuns(DetectorBench bench) {
    desk.leaving(
        () -> {
          document.opened(bench, Optional.empty());
          view.detector().showFigures();
          view.deck().toggleMaximised("runs");
        });
  }

  private void export() {
    new ExportDialog(view.bench(), view.dialogs(), prompts, files, data.background()).open();
  }

  private void quit() {
    Looking before = looking.now();
    desk.leaving(
        () -> {
          looking.end(before);
          stage.close();
        });
  }

  /** The window is gone: what is to be kept is kept. */
  public void close() {
    capture.close();
    data.close();
    reader.shutdownNow();
    swimRuns.shutdownNow();
    fencingRuns.shutdownNow();
    studies.shutdownNow();
    keptLooking.close();
    session.close();
    journal.shutdown();
    settings.close();
    keeper.shutdown();
  }

  public WorkbenchView view() {
    return view;
  }

  public BenchViewModel model() {
    return model;
  }

  public SwimViewModel swim() {
    return swim;
  }

  public FencingViewModel fencing() {
    return fencing;
  }

  public StudyViewModel study() {
    return study;
  }

  public WorkbenchViewModel workbench() {
    return workbench;
  }

  public LessonViewModel lesson() {
    return lesson;
  }

  public OpenDocument document() {
    return document;
  }
}

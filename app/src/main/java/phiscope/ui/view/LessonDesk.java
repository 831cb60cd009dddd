package phiscope.ui.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonHeading;
import phiscope.lesson.LessonPlayer;
import phiscope.lesson.Question;
import phiscope.text.Messages.Language;
import phiscope.ui.view.LibraryView.Entry;
import phiscope.ui.viewmodel.LessonViewModel;

/** Lessons in the window: the list of them, the one that is played, and its figures. */
final class LessonDesk {
  private final WorkbenchView view;
  private final Bench bench;
  private final LessonViewModel lesson;
  private LibraryView library;
  private LessonView player;
  private int shownStep = -1;
  private Lesson shownLesson;
  private boolean revealed;
  private List<Runnable> before = List.of();
  private final List<AnswerMarker> markers = new ArrayList<>();

  LessonDesk(WorkbenchView view, LessonViewModel lesson) {
    this.view = view;
    this.bench = view.bench();
    this.lesson = lesson;
  }

  /** Puts the list to the left, and from now on the lesson that is played in its place. */
  void show(List<Entry> datasets) {
    library = new LibraryView(bench.words(), entries(), datasets);
    lesson.playerProperty().subscribe(this::playing);
  }

  private List<Entry> entries() {
    return LessonCatalogue.headings().stream().map(this::entry).toList();
  }

  private Entry entry(LessonHeading each) {
    return new Entry(
        "lesson-" + each.id(),
        LibraryView.text(bench.words(), messages -> each.title().in(messages.language())),
        LibraryView.text(bench.words(), messages -> each.aim().in(messages.language())),
        () -> lesson.start(LessonCatalogue.find(each.id()).orElseThrow()));
  }

  /** An action for each lesson, for menu and palette. */
  void addActions(ActionBook book) {
    for (Entry entry : entries()) {
      book.add(
          "library",
          entry.id(),
          "mdi2s-school-outline",
          "",
          entry.title(),
          ActionBook.ENABLED,
          entry.open());
    }
  }

  /** What a document is called that is saved amid a lesson: the lesson and its step. */
  Optional<String> titleOfStep() {
    Language language = bench.words().messages().language();
    return lesson
        .player()
        .map(
            playing ->
                bench
                    .words()
                    .get(
                        "ui.lesson.savedAs",
                        playing.lesson().title().in(language),
                        playing.step().title().in(language)));
  }

  private void playing(Optional<LessonPlayer> playing) {
    if (playing.isEmpty()) {
      clearMarkers();
      if (player != null) {
        before.forEach(Runnable::run);
      }
      player = null;
      shownStep = -1;
      shownLesson = null;
      view.setLibrary(library, false);
      return;
    }
    if (player == null) {
      before = view.benchViews().stream().map(BenchView::rememberSight).toList();
      player = new LessonView(bench, lesson);
      view.setLibrary(player, true);
    }
    LessonPlayer now = playing.get();
    boolean otherLesson = now.lesson() != shownLesson;
    boolean otherStep = otherLesson || now.at() != shownStep;
    if (otherStep || !now.revealed()) {
      clearMarkers();
    }
    if (otherLesson) {
      view.benchViews().forEach(BenchView::showFigures);
    }
    shownLesson = now.lesson();
    if (otherStep) {
      view.benchViews().forEach(each -> each.bringForward(now.step().figures()));
    }
    boolean justRevealed = now.revealed() && !revealed && !otherStep;
    shownStep = now.at();
    revealed = now.revealed();
    if (justRevealed) {
      animate(now);
    }
  }

  private void clearMarkers() {
    markers.forEach(AnswerMarker::remove);
    markers.clear();
  }

  /** Lets the engine's marker go from the prediction to the answer. */
  private void animate(LessonPlayer now) {
    for (LessonPlayer.Movement movement : lesson.movements()) {
      if (now.step().questions().get(movement.question()) instanceof Question.Drag drag) {
        view.detector().bringForward(drag.figure());
        view.detector()
            .figureView(drag.figure(), drag.tape())
            .ifPresent(
                figure -> {
                  AnswerMarker marker = new AnswerMarker(figure);
                  markers.add(marker);
                  marker.move(movement.predicted(), movement.answer(), bench);
                });
      }
    }
  }
}

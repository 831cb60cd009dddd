package phiscope.ui.view;

import java.util.Optional;
import javafx.scene.Scene;
import phiscope.lesson.LessonPlayer;
import phiscope.ui.viewmodel.KeptLooking;
import phiscope.ui.viewmodel.LessonViewModel;
import phiscope.ui.viewmodel.Looking;
import phiscope.ui.viewmodel.Looking.InLesson;

/** Keeps what somebody is looking at beside the document, and brings it back. */
final class LookingDesk {
  private final WorkbenchView view;
  private final LessonViewModel lesson;
  private final KeptLooking kept;
  private boolean begun;

  LookingDesk(WorkbenchView view, LessonViewModel lesson, KeptLooking kept) {
    this.view = view;
    this.lesson = lesson;
    this.kept = kept;
  }

  /**
   * Brings back what somebody was looking at: the lesson at once, the panel when the window has its
   * size. From then on what is looked at is kept.
   *
   * @param withLesson whether a lesson is wanted, too
   * @return whether there is a lesson
   */
  boolean bringBack(Scene scene, Optional<Looking> left, boolean withLesson) {
    Optional<LessonPlayer> player =
        left.flatMap(Looking::lesson).filter(in -> withLesson).flatMap(InLesson::player);
    player.ifPresent(lesson::resume);
    scene.addPreLayoutPulseListener(this::look);
    Pulse.whenPainted(
        () -> {
          left.flatMap(Looking::maximised).ifPresent(view.benchView()::maximise);
          begun = true;
          look();
        });
    return player.isPresent();
  }

  private void look() {
    if (begun) {
      kept.keep(now());
    }
  }

  /** What is being looked at. */
  Looking now() {
    return new Looking(view.benchView().maximised(), lesson.player().map(InLesson::of));
  }

  /** The window is left: it is as it was before all was put away for that. */
  void end(Looking before) {
    look();
    kept.keep(before);
    begun = false;
  }
}

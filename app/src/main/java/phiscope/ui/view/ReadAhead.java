package phiscope.ui.view;

import phiscope.dataset.DatasetCatalogue;
import phiscope.figure.TextMeasure;
import phiscope.lesson.LessonCatalogue;
import phiscope.ui.FxThread;

/**
 * What the window needs from files that come with the program. It is read on another thread while
 * the thread of the scene makes the views; whoever needs it earlier waits for it.
 */
public final class ReadAhead {
  private ReadAhead() {}

  /** Begins to read. */
  public static void begin() {
    FxThread.background("read-ahead").execute(ReadAhead::read);
  }

  /** In the order in which it is wanted. */
  private static void read() {
    WindowStyle.loadFonts();
    TextMeasure.bundled();
    LessonCatalogue.headings();
    DatasetCatalogue.list();
  }
}

package phiscope.ui.viewmodel;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorEdit;
import phiscope.bench.DetectorEdit.Together;
import phiscope.bench.Edit;
import phiscope.bench.EditHistory;
import phiscope.bench.OpeningBench;
import phiscope.bench.SettingEdit.SetTitle;
import phiscope.bench.TapeEdit.SetTapeName;
import phiscope.text.Messages;
import phiscope.text.ReadyTitles;

/**
 * The title of a document whose heartbeats are generated anew. A title that the program gave to
 * other heartbeats, those of the start or of a file, is wrong from then on; one that a person gave
 * stays.
 */
final class ProgramTitle {
  private ProgramTitle() {}

  /** What names the document and its tape after the generator; empty where a person named it. */
  static List<DetectorEdit> replacing(EditHistory<DetectorBench> history, Messages messages) {
    DetectorBench bench = history.present();
    String title = messages.get("detector.generated");
    if (title.equals(bench.title()) || isOfAPerson(history)) {
      return List.of();
    }
    List<DetectorEdit> edits = new ArrayList<>();
    edits.add(new SetTitle(title));
    if (bench.tape().name().equals(bench.title())) {
      edits.add(new SetTapeName(0, OpeningBench.document().tape().name()));
    }
    return edits;
  }

  private static boolean isOfAPerson(EditHistory<DetectorBench> history) {
    List<Edit<DetectorBench>> done = history.doneEdits();
    for (int i = done.size() - 1; i >= 0; i--) {
      if (done.get(i) instanceof SetTitle) {
        return true;
      }
      if (done.get(i) instanceof Together several
          && several.edits().stream().anyMatch(SetTitle.class::isInstance)) {
        return false;
      }
    }
    DetectorBench bench = history.present();
    return !bench.title().equals(OpeningBench.document().title())
        && !bench.title().equals(bench.tape().name())
        && !ReadyTitles.isReady(bench.title());
  }
}

package phiscope.ui.view.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.study.StudyKind;
import phiscope.figure.study.StudyFigureKind;
import phiscope.ui.view.Panel;
import phiscope.ui.view.run.RunDeck;

/**
 * The panels and the parameters of one kind of study.
 *
 * @param deck its panels: the first figure across the top, the others and the sentences below
 * @param parameters its parameters
 */
record StudyDesk(RunDeck deck, StudyParameterBar parameters) {
  static StudyDesk of(StudyContext context, StudyKind kind) {
    List<Panel> panels = new ArrayList<>();
    for (StudyFigureKind figure : StudyFigureKind.of(kind)) {
      panels.add(context.panel(figure));
    }
    // Seen at first beside the second figure, where there is room for two.
    panels.add(Math.min(2, panels.size()), new SaysPanel(context));
    List<String> ids = panels.stream().map(Panel::id).toList();
    RunDeck deck =
        new RunDeck(
            context.words(), new RunDeck.Plan(ids.subList(0, 1), columns(below(ids))), panels);
    return new StudyDesk(deck, new StudyParameterBar(context, kind));
  }

  private static List<String> below(List<String> ids) {
    return ids.subList(1, ids.size());
  }

  /** For as many columns as there are panels, up to three: those in front spread evenly. */
  private static List<List<List<String>>> columns(List<String> ids) {
    List<List<List<String>>> plans = new ArrayList<>();
    for (int count = 1; count <= Math.min(3, ids.size()); count++) {
      List<List<String>> columns = new ArrayList<>();
      for (int column = 0; column < count; column++) {
        columns.add(new ArrayList<>());
      }
      for (int i = 0; i < ids.size(); i++) {
        columns.get(i % count).add(ids.get(i));
      }
      plans.add(columns);
    }
    return plans;
  }
}

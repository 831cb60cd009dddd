package phiscope.ui.view.swim;

import java.util.List;
import javafx.scene.control.Button;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.core.swim.SwimFrame;
import phiscope.figure.swim.SwimFigureKind;
import phiscope.ui.view.Panel;
import phiscope.ui.view.run.RunDeck;
import phiscope.ui.view.run.RunStepBar;
import phiscope.ui.view.run.ZoomTools;

/**
 * What stands in the window of the SWIM bench.
 *
 * @param deck its panels
 * @param zoom the buttons of the space-time diagram
 * @param parameters its parameters
 * @param stepBar its steps
 */
record SwimDesk(
    RunDeck deck, ZoomTools zoom, SwimParameterBar parameters, RunStepBar<SwimFrame> stepBar) {
  static final String SPACE_TIME = "swimSpaceTime";
  static final String STATISTICS = "swimStatistics";

  /** In the order of their shortcuts. */
  static final List<String> PANELS =
      List.of(
          SPACE_TIME,
          "swimRing",
          "swimMatrix",
          "swimChanges",
          "swimMessages",
          "swimMembers",
          "swimCounters",
          "swimBranches",
          STATISTICS);

  private static final RunDeck.Plan PLAN =
      new RunDeck.Plan(
          List.of(SPACE_TIME, "swimCounters", STATISTICS),
          List.of(
              List.of(
                  List.of(
                      "swimRing",
                      "swimMembers",
                      "swimMessages",
                      "swimMatrix",
                      "swimChanges",
                      "swimBranches")),
              List.of(
                  List.of("swimRing", "swimMembers", "swimMessages"),
                  List.of("swimMatrix", "swimChanges", "swimBranches")),
              List.of(
                  List.of("swimRing", "swimMembers"),
                  List.of("swimMatrix", "swimMessages"),
                  List.of("swimChanges", "swimBranches"))));

  static SwimDesk of(SwimContext context) {
    ZoomTools zoom = new ZoomTools(context.words(), "swim");
    List<Panel> panels = PANELS.stream().map(id -> panel(context, zoom, id)).toList();
    return new SwimDesk(
        new RunDeck(context.words(), PLAN, panels),
        zoom,
        new SwimParameterBar(context),
        SwimStatus.stepBar(context));
  }

  private static Panel panel(SwimContext context, ZoomTools zoom, String id) {
    return switch (id) {
      case SPACE_TIME ->
          context
              .panel(id, SwimFigureKind.SPACE_TIME)
              .with(
                  zoom.make(
                      byTime -> context.model().look(now -> now.spacedByTime(byTime)),
                      factor -> context.model().look(now -> now.zoomed(factor))));
      case "swimRing" -> context.panel(id, SwimFigureKind.RING).with(List.of(truth(context)));
      case "swimMatrix" -> context.panel(id, SwimFigureKind.MATRIX);
      case "swimChanges" -> new ChangesPanel(context);
      case "swimMessages" -> context.panel(id, SwimFigureKind.MESSAGES);
      case "swimMembers" -> context.panel(id, SwimFigureKind.MEMBERS);
      case "swimCounters" -> context.panel(id, SwimFigureKind.COUNTERS);
      case "swimBranches" -> new SwimBranchesPanel(context);
      case STATISTICS -> new StatisticsPanel(context);
      default -> throw new IllegalArgumentException(id);
    };
  }

  private static Button truth(SwimContext context) {
    Button truth = new Button(null, new FontIcon("mdi2e-eye-off-outline"));
    truth.getStyleClass().addAll("flat", "tool");
    truth.setId("swim-truth");
    truth.setOnAction(pressed -> context.model().look(now -> now.truth()));
    return context.words().tip(truth, "swimview.tool.truth");
  }
}

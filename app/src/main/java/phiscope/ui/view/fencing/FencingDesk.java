package phiscope.ui.view.fencing;

import java.util.List;
import phiscope.core.fencing.FencingFrame;
import phiscope.figure.fencing.FencingFigureKind;
import phiscope.ui.view.Panel;
import phiscope.ui.view.run.RunDeck;
import phiscope.ui.view.run.RunStepBar;
import phiscope.ui.view.run.ZoomTools;

/**
 * What stands in the window of the fencing bench.
 *
 * @param deck its panels
 * @param zoom the buttons of the space-time diagram
 * @param search the panel that finds counterexamples
 * @param studies the panels of many runs and searches
 * @param parameters its parameters
 * @param stepBar its steps
 */
record FencingDesk(
    RunDeck deck,
    ZoomTools zoom,
    SearchPanel search,
    StudyPanels studies,
    FencingParameterBar parameters,
    RunStepBar<FencingFrame> stepBar) {
  static final String SPACE_TIME = "fencingSpaceTime";
  static final String SEARCH = "fencingSearch";
  static final String PROTECTIONS = "fencingProtections";
  private static final String COSTS = "fencingCosts";

  /** In the order of their shortcuts. */
  static final List<String> PANELS =
      List.of(
          SPACE_TIME,
          "fencingInvariants",
          "fencingHolders",
          "fencingTakeover",
          "fencingMessages",
          SEARCH,
          PROTECTIONS,
          COSTS,
          "fencingBranches");

  private static final RunDeck.Plan PLAN =
      new RunDeck.Plan(
          List.of(SPACE_TIME, SEARCH, PROTECTIONS, COSTS),
          List.of(
              List.of(
                  List.of(
                      "fencingInvariants",
                      "fencingHolders",
                      "fencingTakeover",
                      "fencingMessages",
                      "fencingBranches")),
              List.of(
                  List.of("fencingInvariants", "fencingMessages"),
                  List.of("fencingHolders", "fencingTakeover", "fencingBranches")),
              List.of(
                  List.of("fencingInvariants"),
                  List.of("fencingHolders", "fencingMessages"),
                  List.of("fencingTakeover", "fencingBranches"))));

  static FencingDesk of(FencingContext context) {
    ZoomTools zoom = new ZoomTools(context.words(), "fencing");
    SearchPanel search = new SearchPanel(context);
    StudyPanels studies = new StudyPanels(context);
    List<Panel> panels =
        PANELS.stream().map(id -> panel(context, zoom, search, studies, id)).toList();
    return new FencingDesk(
        new RunDeck(context.words(), PLAN, panels),
        zoom,
        search,
        studies,
        new FencingParameterBar(context),
        FencingStatus.stepBar(context));
  }

  private static Panel panel(
      FencingContext context, ZoomTools zoom, SearchPanel search, StudyPanels studies, String id) {
    return switch (id) {
      case SPACE_TIME ->
          context
              .panel(id, FencingFigureKind.SPACE_TIME)
              .with(
                  zoom.make(
                      byTime -> context.model().look(now -> now.spacedByTime(byTime)),
                      factor -> context.model().look(now -> now.zoomed(factor))));
      case "fencingInvariants" -> context.panel(id, FencingFigureKind.INVARIANTS);
      case "fencingHolders" -> context.panel(id, FencingFigureKind.HOLDERS);
      case "fencingTakeover" -> context.panel(id, FencingFigureKind.TAKEOVER);
      case "fencingMessages" -> context.panel(id, FencingFigureKind.MESSAGES);
      case SEARCH -> search;
      case PROTECTIONS -> studies.protections();
      case COSTS -> studies.costs();
      case "fencingBranches" -> new FencingBranchesPanel(context);
      default -> throw new IllegalArgumentException(id);
    };
  }

  /** Begins or stops the search for a counterexample, in sight. */
  void pressSearch() {
    deck.reveal(SEARCH);
    search.press();
  }

  /** Begins or stops the search of all combinations, in sight. */
  void pressTable() {
    deck.reveal(PROTECTIONS);
    studies.press();
  }
}

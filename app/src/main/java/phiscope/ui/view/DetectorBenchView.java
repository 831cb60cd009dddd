package phiscope.ui.view;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import phiscope.bench.BenchKind;
import phiscope.figure.FigureId;
import phiscope.figure.FigureKind;
import phiscope.ui.viewmodel.Playback;
import phiscope.ui.viewmodel.Sight;

/** The detector bench in the window: tape, figures, consumers and arithmetic, all linked. */
final class DetectorBenchView implements BenchView {
  private final Bench bench;
  private final PanelDeck deck;
  private final Parameters parameters;
  private final StepBar stepBar;
  private final Playback playback;
  private final Runnable showParameters;
  private BesidePanels shown;
  private int tapes;
  private Consumer<Sight> onSight = sight -> {};
  private Sight seen;

  /**
   * @param showParameters brings the parameters into sight
   */
  DetectorBenchView(Bench bench, Runnable showParameters) {
    this.showParameters = showParameters;
    this.bench = bench;
    this.playback = new Playback(bench.model());
    FigurePanel tape =
        new FigurePanel(bench, "tape", List.of(FigureKind.TAPE), Orientation.VERTICAL);
    this.deck =
        new PanelDeck(bench.words(), tape, panels(), () -> bench.model().bench().tapes().size());
    this.parameters = new Parameters(bench);
    this.stepBar = new StepBar(bench, playback);
  }

  private List<Panel> panels() {
    return List.of(
        new FigurePanel(
            bench, "tail", List.of(FigureKind.TAIL, FigureKind.QQ), Orientation.HORIZONTAL),
        new FigurePanel(bench, "phi", List.of(FigureKind.PHI_CURVE), Orientation.HORIZONTAL),
        new FigurePanel(
            bench,
            "posterior",
            List.of(
                FigureKind.POSTERIOR_CURVE,
                FigureKind.POSTERIOR_BARS,
                FigureKind.NATURAL_FREQUENCIES),
            Orientation.HORIZONTAL),
        new ConsumersPanel(bench),
        new ArithmeticPanel(bench),
        new FigurePanel(
            bench,
            "course",
            List.of(FigureKind.SAW_TOOTH, FigureKind.TRADE_OFF, FigureKind.COMPARISON),
            Orientation.VERTICAL),
        new ManyRunsPanel(bench).panel());
  }

  @Override
  public BenchKind kind() {
    return BenchKind.DETECTOR;
  }

  @Override
  public PanelDeck deck() {
    return deck;
  }

  @Override
  public Parameters parameters() {
    return parameters;
  }

  @Override
  public StepBar stepBar() {
    return stepBar;
  }

  @Override
  public void addActions(ActionBook book) {
    new BenchActions(this, bench, book, showParameters).add();
  }

  @Override
  public void focusFirst() {
    deck.panels().get(0).content().lookupAll(".figure-view").stream()
        .findFirst()
        .ifPresent(Node::requestFocus);
  }

  @Override
  public void step(boolean forward) {
    bench.verbs().stepNow(forward);
  }

  @Override
  public void togglePlay() {
    playback.toggle();
  }

  @Override
  public void toggleMaximised() {
    for (Node at = deck.getScene().getFocusOwner(); at != null; at = at.getParent()) {
      if (at instanceof PanelCell cell) {
        deck.toggleMaximised(cell.shown().id());
        return;
      }
    }
    deck.toggleMaximised("tape");
  }

  @Override
  public Optional<String> maximised() {
    return deck.maximised();
  }

  @Override
  public void maximise(String id) {
    deck.maximise(id);
  }

  @Override
  public void beforeLayout() {
    int count = bench.model().bench().tapes().size();
    if (count != tapes) {
      tapes = count;
      deck.tapesChanged();
    }
    BesidePanels now = BesidePanels.now(bench.model(), bench.workbench(), parameters);
    if (!now.equals(shown)) {
      shown = now;
      stepBar.update();
      if (now.withParameters()) {
        parameters.update();
      }
    }
    tellSight();
    deck.shown().forEach(Panel::beforeLayout);
  }

  @Override
  public void afterLayout() {
    boolean pending = bench.model().pendingProperty().get();
    for (Panel panel : deck.shown()) {
      panel.pending(pending);
      panel.afterLayout();
    }
    bench.model().figuresShown();
  }

  /** The view of a figure, if it is one of those that can be seen. */
  Optional<FigureView> figureView(FigureKind kind, int tape) {
    return deck.lookupAll(".figure-view").stream()
        .filter(FigureView.class::isInstance)
        .map(FigureView.class::cast)
        .filter(figure -> figure.kind() == kind && figure.tape() == tape)
        .findFirst();
  }

  @Override
  public void showFigures() {
    deck.panels().stream()
        .filter(FigurePanel.class::isInstance)
        .forEach(panel -> ((FigurePanel) panel).showFirst());
    deck.setInFront(Set.of());
    deck.showFigures();
  }

  /** Brings a figure to where it can be seen. */
  void bringForward(FigureKind kind) {
    deck.panels().stream()
        .filter(panel -> panel instanceof FigurePanel figures && figures.has(kind))
        .findFirst()
        .ifPresent(
            panel -> {
              ((FigurePanel) panel).show(kind);
              deck.reveal(panel.id());
            });
  }

  @Override
  public void bringForward(List<FigureId> figures) {
    figures.stream()
        .filter(FigureKind.class::isInstance)
        .findFirst()
        .ifPresent(figure -> bringForward((FigureKind) figure));
  }

  @Override
  public Runnable rememberSight() {
    Arrangement now = arrangement();
    return () -> arrange(now);
  }

  /**
   * What can be seen.
   *
   * @param kinds the figure of each panel that has several
   * @param inFront the panels in front of those that share their place
   * @param tables the panels that show their numbers as a table
   */
  record Arrangement(Map<FigurePanel, FigureKind> kinds, Set<String> inFront, List<Panel> tables) {}

  private Arrangement arrangement() {
    Map<FigurePanel, FigureKind> kinds = new LinkedHashMap<>();
    for (Panel panel : deck.panels()) {
      if (panel instanceof FigurePanel figures) {
        kinds.put(figures, figures.kind());
      }
    }
    List<Panel> tables = deck.panels().stream().filter(Panel::isTable).toList();
    return new Arrangement(kinds, deck.inFront(), tables);
  }

  /** Shows again what could be seen. */
  private void arrange(Arrangement arrangement) {
    arrangement.kinds().forEach(FigurePanel::show);
    deck.setInFront(arrangement.inFront());
    deck.panels().forEach(panel -> panel.showTable(arrangement.tables().contains(panel)));
  }

  /** What to do whenever somebody has chosen to see something else. */
  void onSight(Consumer<Sight> action) {
    onSight = action;
  }

  private void tellSight() {
    Sight now = sight();
    if (!now.equals(seen)) {
      seen = now;
      onSight.accept(now);
    }
  }

  private Sight sight() {
    Map<String, String> figures = new LinkedHashMap<>();
    for (Panel panel : deck.panels()) {
      if (panel instanceof FigurePanel several && !several.isFirst()) {
        figures.put(several.id(), several.kind().id());
      }
    }
    Map<String, Boolean> groups = new LinkedHashMap<>();
    for (Section section : parameters.sections()) {
      if (!section.isAsAtFirst()) {
        groups.put(section.key(), section.isExpanded());
      }
    }
    return new Sight(figures, List.copyOf(deck.inFront()), groups);
  }

  /** Shows what was chosen to be seen, as far as it is known. */
  void show(Sight sight) {
    for (Panel panel : deck.panels()) {
      if (panel instanceof FigurePanel several) {
        Arrays.stream(FigureKind.values())
            .filter(kind -> kind.id().equals(sight.figures().get(several.id())))
            .filter(several::has)
            .forEach(several::show);
      }
    }
    Set<String> known = new LinkedHashSet<>(panelIds());
    known.retainAll(sight.inFront());
    deck.setInFront(known);
    for (Section section : parameters.sections()) {
      Boolean open = sight.groups().get(section.key());
      if (open != null) {
        section.setExpanded(open);
      }
    }
  }

  /** The panels' ids in order. */
  List<String> panelIds() {
    return deck.panels().stream().map(Panel::id).toList();
  }
}

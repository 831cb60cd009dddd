package phiscope.ui.view.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import phiscope.figure.FigureId;
import phiscope.ui.view.FocusGroup;
import phiscope.ui.view.Panel;
import phiscope.ui.view.PanelCell;
import phiscope.ui.view.Words;

/**
 * The panels of a bench of runs: the space-time diagram across the top, the others below in as many
 * columns as there is room for; panels that share a column have tabs. One can be maximised.
 */
public final class RunDeck extends Region {
  private static final double GAP = 8;
  private static final double LEAST_WIDTH = 340;
  private static final double LEAST_HEIGHT = 190;
  private static final double TOP_SHARE = 0.45;

  /**
   * Where panels stand, by their ids.
   *
   * @param top what shares the place across the top, the first in front
   * @param columns for one column, and as far as there may be more for two and three: what stands
   *     in them
   */
  public record Plan(List<String> top, List<List<List<String>>> columns) {}

  private final Plan plan;
  private final Map<String, Panel> panels = new LinkedHashMap<>();
  private final PanelCell top;
  private final List<PanelCell> cells = new ArrayList<>();
  private final Set<String> inFront = new LinkedHashSet<>();
  private int columns;
  private boolean withTop = true;
  private PanelCell maximised;

  /**
   * @param all the panels, in the order of their shortcuts
   */
  public RunDeck(Words words, Plan plan, List<Panel> all) {
    this.plan = plan;
    getStyleClass().add("panel-deck");
    top = new PanelCell(words, this::toggleMaximised, this::chosen);
    all.forEach(panel -> panels.put(panel.id(), panel));
    top.setPanels(plan.top().stream().map(panels::get).toList(), inFront);
    for (int i = 0; i < 3; i++) {
      cells.add(new PanelCell(words, this::toggleMaximised, this::chosen));
    }
    getChildren().add(top);
    widthProperty().subscribe(this::arrange);
    heightProperty().subscribe(this::arrange);
  }

  /** Somebody wants to see this panel: it stays in front of those that share its place. */
  private void chosen(Panel panel) {
    allCells().stream()
        .filter(cell -> cell.panels().contains(panel))
        .forEach(cell -> cell.panels().forEach(other -> inFront.remove(other.id())));
    inFront.add(panel.id());
  }

  /** Brings a panel to the front of its place. */
  public void reveal(String id) {
    Panel panel = panels.get(id);
    chosen(panel);
    for (PanelCell cell : allCells()) {
      if (cell.panels().contains(panel) && cell.shown() != panel) {
        cell.show(panel);
      }
    }
    if (maximised != null && maximised.shown() != panel) {
      toggleMaximised(maximised.shown());
    }
    requestLayout();
  }

  /** Brings a panel to the front and gives the keys to what is in it. */
  public void goTo(String id) {
    reveal(id);
    FocusGroup.goInto(panels.get(id).content());
  }

  /** Brings the panel of a figure to the front of its place, if there is one. */
  public void reveal(FigureId figure) {
    panels.values().stream()
        .filter(panel -> panel instanceof RunFigurePanel its && its.view().kind() == figure)
        .findFirst()
        .ifPresent(panel -> reveal(panel.id()));
  }

  /**
   * Brings the panels of figures forward, as far as there are any.
   *
   * @param figures the most important first: it is seen where two share a place
   */
  public void bringForward(List<FigureId> figures) {
    for (int i = figures.size() - 1; i >= 0; i--) {
      reveal(figures.get(i));
    }
  }

  /** Remembers what stands in front; running what it returns brings that back. */
  public Runnable remember() {
    Set<String> then = new LinkedHashSet<>(inFront);
    List<Panel> tables = panels.values().stream().filter(Panel::isTable).toList();
    return () -> {
      panels.values().forEach(panel -> panel.showTable(tables.contains(panel)));
      inFront.clear();
      inFront.addAll(then);
      for (PanelCell cell : allCells()) {
        cell.setPanels(cell.panels(), inFront);
      }
      requestLayout();
    };
  }

  /** Every panel in its place, with its picture. */
  public void showFigures() {
    if (maximised != null) {
      toggleMaximised(maximised.shown());
    }
    panels.values().forEach(panel -> panel.showTable(false));
  }

  /** The panels that can be seen now. */
  public List<Panel> shown() {
    if (maximised != null) {
      return List.of(maximised.shown());
    }
    List<Panel> shown = new ArrayList<>();
    if (withTop) {
      shown.add(top.shown());
    }
    shownCells().forEach(cell -> shown.add(cell.shown()));
    return shown;
  }

  /** All panels, in the order of their shortcuts. */
  public List<String> ids() {
    return List.copyOf(panels.keySet());
  }

  /** The panel of an id. */
  public Panel panel(String id) {
    return panels.get(id);
  }

  private List<PanelCell> allCells() {
    List<PanelCell> all = new ArrayList<>(shownCells());
    if (withTop) {
      all.add(0, top);
    }
    return all;
  }

  private List<PanelCell> shownCells() {
    return cells.subList(0, columns);
  }

  /** Gives the panel all room, or takes it back. */
  public void toggleMaximised(Panel panel) {
    if (maximised != null) {
      maximised.setMaximised(false);
      maximised = null;
    } else {
      maximised =
          top.shown() == panel
              ? top
              : shownCells().stream()
                  .filter(cell -> cell.shown() == panel)
                  .findFirst()
                  .orElse(null);
      if (maximised != null) {
        maximised.setMaximised(true);
      }
    }
    showCells();
  }

  /** The panel that has all room, by its id, if one has. */
  public Optional<String> maximised() {
    return Optional.ofNullable(maximised).map(cell -> cell.shown().id());
  }

  /** Gives all room to the panel of an id, if there is one and no other has it. */
  public void maximise(String id) {
    if (panels.containsKey(id) && maximised == null) {
      reveal(id);
      toggleMaximised(panels.get(id));
    }
  }

  /** Gives all room to the panel that has the focus, else to the first, or takes it back. */
  public void toggleMaximised() {
    for (Node at = getScene().getFocusOwner(); at != null; at = at.getParent()) {
      if (at instanceof PanelCell cell) {
        toggleMaximised(cell.shown());
        return;
      }
    }
    toggleMaximised(shown().get(0));
  }

  /** Another document is open: what the keys were at is not in it. */
  public void forgetPlaces() {
    panels.values().stream()
        .filter(RunFigurePanel.class::isInstance)
        .forEach(panel -> ((RunFigurePanel) panel).view().overlay().focus(null));
  }

  /** Brings what can be seen up to the current revision, before the layout of a pulse. */
  public void beforeLayout() {
    shown().forEach(Panel::beforeLayout);
  }

  /** Brings what can be seen up to the current revision and its size, after the layout. */
  public void afterLayout() {
    shown().forEach(Panel::afterLayout);
  }

  private void showCells() {
    if (maximised != null) {
      getChildren().setAll(maximised);
    } else {
      getChildren().setAll(allCells());
    }
    requestLayout();
  }

  private void arrange() {
    double width = innerWidth();
    double height = innerHeight();
    if (width <= 0 || height <= 0) {
      return;
    }
    int wanted = (int) Math.max(1, Math.min(3, Math.floor((width + GAP) / (LEAST_WIDTH + GAP))));
    wanted = Math.min(wanted, plan.columns().size());
    boolean top = height >= 2 * LEAST_HEIGHT - 60;
    if (wanted != columns || top != withTop) {
      columns = wanted;
      withTop = top;
      List<List<String>> ids = plan.columns().get(columns - 1);
      for (int i = 0; i < columns; i++) {
        List<Panel> inCell = new ArrayList<>();
        if (i == 0 && !withTop) {
          inCell.addAll(this.top.panels());
        }
        ids.get(i).stream().map(panels::get).forEach(inCell::add);
        cells.get(i).setPanels(inCell, inFront);
      }
      if (withTop) {
        // Where there was no room across the top, a cell below had taken its contents.
        this.top.setPanels(this.top.panels(), inFront);
      }
      showCells();
    }
  }

  @Override
  protected void layoutChildren() {
    double x = snappedLeftInset();
    double y = snappedTopInset();
    if (maximised != null) {
      maximised.resizeRelocate(x, y, innerWidth(), innerHeight());
      return;
    }
    double upper = withTop ? Math.rint(innerHeight() * TOP_SHARE) : -GAP;
    if (withTop) {
      top.resizeRelocate(x, y, innerWidth(), upper);
    }
    double pitch = (innerWidth() + GAP) / Math.max(1, columns);
    for (int i = 0; i < columns; i++) {
      double left = Math.rint(x + i * pitch);
      double right = Math.rint(x + (i + 1) * pitch) - GAP;
      cells.get(i).resizeRelocate(left, y + upper + GAP, right - left, innerHeight() - upper - GAP);
    }
  }

  private double innerWidth() {
    return getWidth() - snappedLeftInset() - snappedRightInset();
  }

  private double innerHeight() {
    return getHeight() - snappedTopInset() - snappedBottomInset();
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computeMinHeight(double width) {
    return 0;
  }

  @Override
  protected double computePrefWidth(double height) {
    return 2 * LEAST_WIDTH;
  }

  @Override
  protected double computePrefHeight(double width) {
    return 3 * LEAST_HEIGHT;
  }
}

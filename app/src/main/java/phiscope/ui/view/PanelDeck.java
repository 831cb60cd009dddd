package phiscope.ui.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;
import javafx.scene.layout.Region;

/**
 * The bench's panels: the tape across the top, the others in as many places as there is room for;
 * panels that share a place have tabs. One panel can be maximised.
 */
public final class PanelDeck extends Region {
  private static final double GAP = 8;
  private static final double LEAST_WIDTH = 330;
  private static final double LEAST_HEIGHT = 196;

  /** The width of a deck that holds two panels beside each other. */
  static final double TWO_COLUMNS = 2 * LEAST_WIDTH + 3 * GAP;

  private static final double TAPE_LEAST = 128;

  /** Less height than this is one panel's: the tape then shares its place with the others. */
  private static final double LEAST_UNFOLDED = 310;

  private static final double TAPE_MOST = 220;
  private static final double TAPE_SHARE = 0.27;

  private static final List<List<List<String>>> ARRANGEMENTS =
      List.of(
          List.of(List.of("tail", "phi", "posterior", "consumers", "arithmetic", "course", "runs")),
          List.of(
              List.of("tail", "posterior", "course", "runs"),
              List.of("phi", "consumers", "arithmetic")),
          List.of(
              List.of("tail", "course", "runs"),
              List.of("phi", "consumers"),
              List.of("posterior", "arithmetic")),
          List.of(
              List.of("tail"),
              List.of("phi"),
              List.of("posterior"),
              List.of("consumers", "arithmetic", "course", "runs")),
          List.of(
              List.of("tail"),
              List.of("phi"),
              List.of("arithmetic"),
              List.of("course", "runs"),
              List.of("posterior"),
              List.of("consumers")));

  private final Map<String, Panel> panels = new LinkedHashMap<>();
  private final List<PanelCell> cells = new ArrayList<>();
  private final PanelCell tapeCell;
  private final IntSupplier tapeCount;
  private final Set<String> inFront = new LinkedHashSet<>();
  private int columns;
  private int rows;
  private boolean folded;
  private PanelCell maximised;

  public PanelDeck(Words words, Panel tape, List<Panel> others, IntSupplier tapeCount) {
    this.tapeCount = tapeCount;
    getStyleClass().add("panel-deck");
    tapeCell = new PanelCell(words, panel -> toggleMaximised(), this::chosen);
    tapeCell.setPanels(List.of(tape), inFront);
    panels.put(tape.id(), tape);
    others.forEach(panel -> panels.put(panel.id(), panel));
    for (int i = 0; i < others.size(); i++) {
      int index = i;
      cells.add(new PanelCell(words, panel -> toggleMaximised(index), this::chosen));
    }
    getChildren().add(tapeCell);
    widthProperty().subscribe(this::arrange);
    heightProperty().subscribe(this::arrange);
    insetsProperty().subscribe(this::arrange);
  }

  /** The number of tapes has changed, and with it the height of the tape's place. */
  public void tapesChanged() {
    arrange();
    requestLayout();
  }

  /** Every panel in its place, with its picture. */
  void showFigures() {
    if (maximised != null) {
      setMaximised(null);
    }
    panels.values().forEach(panel -> panel.showTable(false));
  }

  /** All panels, tape first. */
  public List<Panel> panels() {
    return List.copyOf(panels.values());
  }

  /** Somebody wants to see this panel: it stays in front of those that share its place. */
  private void chosen(Panel panel) {
    cells.stream()
        .filter(cell -> cell.panels().contains(panel))
        .forEach(cell -> cell.panels().forEach(other -> inFront.remove(other.id())));
    inFront.add(panel.id());
    requestLayout();
  }

  /** The panels that somebody has brought to the front. */
  Set<String> inFront() {
    return new LinkedHashSet<>(inFront);
  }

  /** Brings these panels to the front of their places, and no others. */
  void setInFront(Set<String> ids) {
    inFront.clear();
    inFront.addAll(ids);
    for (PanelCell cell : shownCells()) {
      cell.setPanels(cell.panels(), inFront);
    }
    requestLayout();
  }

  /** Brings a panel to the front of its place. */
  public void reveal(String id) {
    chosen(panels.get(id));
    for (PanelCell cell : shownCells()) {
      for (Panel panel : cell.panels()) {
        if (panel.id().equals(id) && cell.shown() != panel) {
          cell.show(panel);
        }
      }
    }
    requestLayout();
  }

  /** Brings a panel into sight, also from behind one that has all room, and the keys to it. */
  public void goTo(String id) {
    Panel panel = panels.get(id);
    if (maximised != null && !maximised.panels().contains(panel)) {
      setMaximised(null);
    }
    reveal(id);
    FocusGroup.goInto(panel.content());
  }

  /** The panels that can be seen now. */
  public List<Panel> shown() {
    if (maximised != null) {
      return List.of(maximised.shown());
    }
    List<Panel> shown = new ArrayList<>(folded ? List.of() : List.of(tapeCell.shown()));
    shownCells().forEach(cell -> shown.add(cell.shown()));
    return shown;
  }

  private List<PanelCell> shownCells() {
    return cells.stream().filter(cell -> getChildren().contains(cell)).toList();
  }

  private void toggleMaximised() {
    setMaximised(maximised == tapeCell ? null : tapeCell);
  }

  private void toggleMaximised(int index) {
    setMaximised(maximised == cells.get(index) ? null : cells.get(index));
  }

  /** Gives a panel the whole deck; the same again takes it back. */
  public void toggleMaximised(String id) {
    reveal(id);
    if (!folded && tapeCell.shown().id().equals(id)) {
      toggleMaximised();
      return;
    }
    for (int i = 0; i < cells.size(); i++) {
      if (getChildren().contains(cells.get(i)) && cells.get(i).shown().id().equals(id)) {
        toggleMaximised(i);
        return;
      }
    }
  }

  public boolean hasMaximised() {
    return maximised != null;
  }

  /** The panel that has the whole deck, by its id, if one has. */
  Optional<String> maximised() {
    return Optional.ofNullable(maximised).map(cell -> cell.shown().id());
  }

  /** Gives the panel of an id the whole deck, if there is one and no other has it. */
  void maximise(String id) {
    if (panels.containsKey(id) && maximised == null) {
      toggleMaximised(id);
    }
  }

  private void setMaximised(PanelCell cell) {
    if (maximised != null) {
      maximised.setMaximised(false);
    }
    maximised = cell;
    if (cell != null) {
      cell.setMaximised(true);
    }
    columns = 0;
    arrange();
    requestLayout();
  }

  private void arrange() {
    if (getWidth() <= 0 || getHeight() <= 0) {
      return;
    }
    int newColumns = places(innerWidth(), LEAST_WIDTH, 3);
    int newRows = places(innerHeight() - tapeHeight() - GAP, LEAST_HEIGHT, 2);
    boolean fold = innerHeight() < LEAST_UNFOLDED;
    if (newColumns == columns && newRows == rows && fold == folded) {
      return;
    }
    folded = fold;
    columns = newColumns;
    rows = newRows;
    fill(ARRANGEMENTS.stream().filter(cells -> cells.size() <= columns * rows).reduce((a, b) -> b));
  }

  private static int places(double room, double least, int most) {
    return Math.max(1, Math.min(most, (int) ((room + GAP) / (least + GAP))));
  }

  private void fill(Optional<List<List<String>>> arrangement) {
    List<List<String>> ids = arrangement.orElseThrow();
    if (maximised != null) {
      getChildren().setAll(maximised);
      return;
    }
    cells.forEach(cell -> cell.setCenter(null));
    tapeCell.setCenter(null);
    if (folded) {
      cells.get(0).setPanels(List.copyOf(panels.values()), inFront);
      getChildren().setAll(cells.get(0));
      return;
    }
    tapeCell.setPanels(List.of(panels.values().iterator().next()), inFront);
    getChildren().setAll(tapeCell);
    for (int i = 0; i < ids.size(); i++) {
      List<Panel> inCell = ids.get(i).stream().map(panels::get).toList();
      PanelCell cell = cells.get(i);
      cell.setPanels(inCell, inFront);
      getChildren().add(cell);
    }
  }

  private double tapeHeight() {
    double share = innerHeight() * TAPE_SHARE * (tapeCount.getAsInt() > 1 ? 1.5 : 1);
    double most = tapeCount.getAsInt() > 1 ? TAPE_MOST * 1.6 : TAPE_MOST;
    return Math.rint(Math.max(Math.min(TAPE_LEAST, innerHeight() * 0.45), Math.min(most, share)));
  }

  @Override
  protected void layoutChildren() {
    double x = snappedLeftInset();
    double y = snappedTopInset();
    if (maximised != null) {
      maximised.resizeRelocate(x, y, innerWidth(), innerHeight());
      return;
    }
    if (folded) {
      cells.get(0).resizeRelocate(x, y, innerWidth(), innerHeight());
      return;
    }
    double top = tapeHeight();
    tapeCell.resizeRelocate(x, y, innerWidth(), top);
    List<PanelCell> shown = shownCells();
    int inRow = Math.min(columns, shown.size());
    int lines = (shown.size() + inRow - 1) / inRow;
    double pitchX = (innerWidth() + GAP) / inRow;
    double pitchY = (innerHeight() - top) / lines;
    for (int i = 0; i < shown.size(); i++) {
      double left = Math.rint(x + i % inRow * pitchX);
      double right = Math.rint(x + (i % inRow + 1) * pitchX) - GAP;
      double upper = Math.rint(y + top + GAP + i / inRow * pitchY);
      double lower = Math.rint(y + top + GAP + (i / inRow + 1) * pitchY) - GAP;
      shown.get(i).resizeRelocate(left, upper, right - left, lower - upper);
    }
  }

  private double innerWidth() {
    return getWidth() - snappedLeftInset() - snappedRightInset();
  }

  private double innerHeight() {
    return getHeight() - snappedTopInset() - snappedBottomInset();
  }

  @Override
  protected double computePrefWidth(double height) {
    return 2 * LEAST_WIDTH + GAP;
  }

  @Override
  protected double computePrefHeight(double width) {
    return TAPE_MOST + LEAST_HEIGHT + GAP;
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computeMinHeight(double width) {
    return 0;
  }
}

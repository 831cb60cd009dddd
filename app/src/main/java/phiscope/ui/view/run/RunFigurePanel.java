package phiscope.ui.view.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.figure.FigureFrame;
import phiscope.ui.view.FigureCopy;
import phiscope.ui.view.FigureTableView;
import phiscope.ui.view.Panel;
import phiscope.ui.view.PowerLabel;
import phiscope.ui.view.Words;
import phiscope.ui.viewmodel.WorkbenchViewModel;

/** A panel of one figure, its sentence below, and the same as a table on demand. */
public final class RunFigurePanel implements Panel {
  private static final double ROOM_FOR_READING = 190;

  /** A sentence of many lines leaves the figure at least this. */
  private static final double ROOM_FOR_FIGURE = 120;

  /** So much of the width a scroll bar takes at most. */
  private static final double SCROLL_BAR = 16;

  private final String id;
  private final RunFigureView view;
  private final FigureTableView tableView;
  private final BorderPane content = new BorderPane();
  private final Label reading = new Label();
  private final ToggleButton table = new ToggleButton(null, new FontIcon("mdi2t-table"));
  private final MenuButton copy = new MenuButton(null, new FontIcon("mdi2c-content-copy"));
  private final List<Node> extra = new ArrayList<>();
  private Node body;
  private Runnable update = () -> {};
  private Runnable before = () -> {};
  private boolean sought;

  /**
   * @param id names the panel
   * @param view its figure
   */
  public RunFigurePanel(Words words, WorkbenchViewModel workbench, String id, RunFigureView view) {
    this.id = id;
    this.view = view;
    this.body = view;
    this.tableView = new FigureTableView(words);
    content.getStyleClass().add("figure-panel");
    content.setMinSize(0, 0);
    reading.getStyleClass().add("run-reading");
    reading.setWrapText(true);
    reading.setMaxWidth(Double.MAX_VALUE);
    reading.setMinWidth(0);
    content.setBottom(new PowerLabel(reading));
    table.getStyleClass().addAll("flat", "tool");
    words.tip(table, "ui.figure.table");
    table.setOnAction(pressed -> showBody());
    copy.getStyleClass().addAll("flat", "tool", "no-arrow");
    words.tip(copy, "ui.figure.copy");
    copy.getItems().setAll(new FigureCopy(words, workbench, () -> List.of(view.wanted())).items());
    showBody();
  }

  /** With buttons of its own before the usual ones. */
  public RunFigurePanel with(List<Node> buttons) {
    extra.addAll(buttons);
    return this;
  }

  /** With something over the figure. */
  public RunFigurePanel under(Node node) {
    content.setTop(node);
    return this;
  }

  /** With a figure that is never lower than this, and scrolls where there is less room. */
  public RunFigurePanel scrolled(double height) {
    view.setMinHeight(height);
    return scrolling(view);
  }

  /**
   * With a figure that is never lower than it must be to be whole, and scrolls where there is less
   * room.
   *
   * @param document what is open: the very same object as long as it is
   * @param wholeHeight the least height of the figure of a frame
   */
  public RunFigurePanel whole(Supplier<?> document, ToDoubleFunction<FigureFrame> wholeHeight) {
    WholeHeight height = new WholeHeight(view, document, wholeHeight);
    before = () -> height.update(content.getWidth() - SCROLL_BAR);
    return scrolling(view);
  }

  /** With something over the figure that scrolls with it, so that neither hides the other. */
  public RunFigurePanel scrolledUnder(Region node) {
    node.setMinHeight(Region.USE_PREF_SIZE);
    VBox all = new Scrolled(node, view);
    VBox.setVgrow(view, Priority.ALWAYS);
    return scrolling(all);
  }

  private RunFigurePanel scrolling(Node what) {
    ScrollPane scroll = new ScrollPane(what);
    scroll.getStyleClass().add("edge-to-edge");
    scroll.setFitToWidth(true);
    scroll.setFitToHeight(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.setMinSize(0, 0);
    scroll.setFocusTraversable(false);
    what.layoutBoundsProperty().subscribe((was, is) -> stay(scroll, was, is));
    body = scroll;
    showBody();
    return this;
  }

  /**
   * How high it must be is asked for without a width, which tells whether there is a scroll bar: by
   * the width that it has, since what flows is higher in a narrow panel.
   */
  private static final class Scrolled extends VBox {
    Scrolled(Node... nodes) {
      super(nodes);
    }

    @Override
    protected double computeMinHeight(double width) {
      return super.computeMinHeight(width < 0 && getWidth() > 0 ? getWidth() : width);
    }
  }

  /** While it is kept, what scrolls becomes no lower: then nothing of it is moved. */
  public void keepHeight(boolean kept) {
    if (body instanceof ScrollPane pane && pane.getContent() instanceof Region region) {
      region.setMinHeight(kept ? region.getHeight() : Region.USE_COMPUTED_SIZE);
    }
  }

  /** A text that becomes longer below what is pressed moves none of it, however far it scrolled. */
  private static void stay(ScrollPane pane, Bounds was, Bounds is) {
    double room = pane.getViewportBounds().getHeight();
    double hidden = is.getHeight() - room;
    if (hidden > 0) {
      double above = pane.getVvalue() * Math.max(0, was.getHeight() - room);
      pane.setVvalue(Math.min(1, above / hidden));
    }
  }

  /** With something to do before each layout while the panel can be seen. */
  public RunFigurePanel updating(Runnable work) {
    update = work;
    return this;
  }

  /** Scrolls so that as much of the figure as can be is in sight, with the next layout. */
  public void bringFigureIntoSight() {
    sought = true;
  }

  private void scrollToFigure() {
    if (body instanceof ScrollPane pane) {
      double hidden =
          pane.getContent().getLayoutBounds().getHeight() - pane.getViewportBounds().getHeight();
      double end = view.getBoundsInParent().getMaxY() - pane.getViewportBounds().getHeight();
      if (hidden > 0) {
        // Its end with what it says, unless then its begin were out of sight.
        pane.setVvalue(Math.min(1, Math.min(view.getBoundsInParent().getMinY(), end) / hidden));
      }
    }
  }

  private void showBody() {
    content.setCenter(table.isSelected() ? tableView : body);
  }

  /** Its figure. */
  public RunFigureView view() {
    return view;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public List<Node> tools(boolean shared) {
    List<Node> tools = new ArrayList<>(extra);
    tools.add(table);
    tools.add(copy);
    return tools;
  }

  @Override
  public boolean isTable() {
    return table.isSelected();
  }

  @Override
  public void showTable(boolean on) {
    table.setSelected(on);
    showBody();
  }

  @Override
  public void beforeLayout() {
    update.run();
    before.run();
    double left = content.getHeight() - reading.prefHeight(content.getWidth());
    boolean roomy = content.getHeight() >= ROOM_FOR_READING && left >= ROOM_FOR_FIGURE;
    reading.setManaged(roomy);
    reading.setVisible(roomy);
  }

  @Override
  public void afterLayout() {
    if (table.isSelected()) {
      tableView.show(List.of(view.wanted()));
    } else {
      if (sought) {
        sought = false;
        scrollToFigure();
      }
      view.update();
      view.painted().ifPresent(picture -> reading.setText(picture.figure().reading()));
    }
  }
}

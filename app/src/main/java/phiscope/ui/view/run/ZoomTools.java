package phiscope.ui.view.run;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.ui.view.Words;

/** The buttons of a space-time diagram: columns by time or by event, and how much is in sight. */
public final class ZoomTools {
  private static final double NEARER = 0.7;
  private static final double FARTHER = 1.43;

  private final Words words;
  private final String bench;
  private final ToggleButton byTime = new ToggleButton(null, new FontIcon("mdi2c-clock-outline"));

  /**
   * @param bench what their ids begin with
   */
  public ZoomTools(Words words, String bench) {
    this.words = words;
    this.bench = bench;
  }

  /**
   * Makes the buttons.
   *
   * @param spaceByTime told whether columns stand by time
   * @param zoom told by what the time in sight is to be multiplied
   */
  public List<Node> make(Consumer<Boolean> spaceByTime, DoubleConsumer zoom) {
    byTime.getStyleClass().addAll("flat", "tool");
    byTime.setId(bench + "-by-time");
    words.tip(byTime, "swimview.tool.byTime");
    byTime.setOnAction(pressed -> spaceByTime.accept(byTime.isSelected()));
    return List.of(
        byTime,
        tool("mdi2m-magnify-plus-outline", "zoomIn", () -> zoom.accept(NEARER)),
        tool("mdi2m-magnify-minus-outline", "zoomOut", () -> zoom.accept(FARTHER)));
  }

  private Button tool(String icon, String name, Runnable run) {
    Button button = new Button(null, new FontIcon(icon));
    button.getStyleClass().addAll("flat", "tool");
    button.setId(bench + "-" + name);
    button.setOnAction(pressed -> run.run());
    return words.tip(button, "swimview.tool." + name);
  }

  /** Shows how the columns stand. */
  public void update(boolean spacedByTime) {
    byTime.setSelected(spacedByTime);
  }
}

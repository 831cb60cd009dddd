package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorReader;
import phiscope.figure.DetectorFigures;
import phiscope.figure.Figure;
import phiscope.figure.Handle;
import phiscope.figure.Handle.Direction;
import phiscope.text.Messages.Language;
import phiscope.ui.view.FigureView;
import phiscope.ui.viewmodel.BenchViewModel;
import phiscope.ui.viewmodel.TapeVerbs;

/**
 * What is painted is the figure of the document: asserted for every visible figure after each of a
 * thousand random gestures, in the pulse that follows the gesture.
 */
class PaintedFigureTest {
  private static final int GESTURES = 1_000;

  private Ui ui;
  private BenchViewModel model;
  private TapeVerbs verbs;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
    model = ui.window.model();
    verbs = new TapeVerbs(model, ui.window.workbench());
  }

  @Test
  void everyPaintedFigureIsTheFigureOfTheDocumentAfterEachOfAThousandGestures() {
    long seed = 20261129;
    Random random = new Random(seed);
    for (int i = 0; i < GESTURES; i++) {
      String done = Ui.call(() -> gesture(random));
      String place = "seed " + seed + ", gesture " + i + ": " + done;
      Ui.run(() -> assertPainted(place));
    }
    assertThat(model.history().undoDepth()).isGreaterThan(50);
  }

  private List<FigureView> views() {
    return ui.stage.getScene().getRoot().lookupAll(".figure-view").stream()
        .filter(PaintedFigureTest::isShown)
        .filter(FigureView.class::isInstance)
        .map(FigureView.class::cast)
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private static boolean isShown(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (!at.isVisible()) {
        return false;
      }
    }
    return true;
  }

  /** One gesture, as its events arrive; says which. */
  private String gesture(Random random) {
    List<FigureView> views = views();
    int kind = random.nextInt(20);
    if (kind < 12) {
      return drag(views.get(random.nextInt(views.size())), random);
    }
    int tape = random.nextInt(model.bench().tapes().size());
    int size = model.bench().tapes().get(tape).heartbeats().size();
    switch (kind) {
      case 12 -> model.undo();
      case 13 -> model.redo();
      case 14 -> verbs.stepNow(random.nextBoolean());
      case 15 -> verbs.addHeartbeat(tape, random.nextInt(90_000));
      case 16 -> verbs.jitter(tape, random.nextInt(40), 40 + random.nextInt(40));
      case 17 -> {
        if (size > 4) {
          verbs.remove(tape, random.nextInt(size));
        }
      }
      case 18 -> {
        if (size > 0) {
          verbs.toggleLost(tape, random.nextInt(size));
        }
      }
      default ->
          ui.window
              .workbench()
              .change(
                  s -> s.withLanguage(random.nextBoolean() ? Language.CHINESE : Language.ENGLISH));
    }
    return "verb " + kind;
  }

  private static String drag(FigureView view, Random random) {
    List<Handle> handles = view.painted().map(Figure::handles).orElse(List.of());
    if (handles.isEmpty()) {
      return "nothing to drag in " + view.kind();
    }
    Handle handle = handles.get(random.nextInt(handles.size()));
    double x = handle.x() + handle.width() / 2;
    double y = handle.y() + handle.height() / 2;
    boolean level = handle.direction() == Direction.HORIZONTAL;
    mouse(view, MouseEvent.MOUSE_PRESSED, x, y);
    int moves = 1 + random.nextInt(3);
    for (int i = 0; i < moves; i++) {
      double by = random.nextGaussian() * 40;
      x += level ? by : 0;
      y += level ? 0 : by;
      mouse(view, MouseEvent.MOUSE_DRAGGED, x, y);
    }
    mouse(view, MouseEvent.MOUSE_RELEASED, x, y);
    return "drag of " + handle.target() + " in " + view.kind();
  }

  private static void mouse(
      FigureView view, javafx.event.EventType<MouseEvent> type, double x, double y) {
    javafx.geometry.Point2D scene = view.localToScene(x, y);
    boolean down = type != MouseEvent.MOUSE_RELEASED;
    view.fireEvent(
        new MouseEvent(
            type,
            scene.getX(),
            scene.getY(),
            scene.getX(),
            scene.getY(),
            MouseButton.PRIMARY,
            1,
            false,
            false,
            false,
            false,
            down,
            false,
            false,
            false,
            false,
            false,
            new javafx.scene.input.PickResult(view, scene.getX(), scene.getY())));
  }

  /** Runs behind one pulse: what it finds is on the screen. */
  private void assertPainted(String place) {
    com.sun.javafx.tk.Toolkit.getToolkit().firePulse();
    var reading = DetectorReader.read(model.bench());
    for (FigureView view : views()) {
      Figure painted = view.painted().orElseThrow();
      assertThat(painted)
          .as(place)
          .isEqualTo(
              DetectorFigures.of(view.kind(), reading, view.tape(), view.frame().orElseThrow()));
    }
  }
}

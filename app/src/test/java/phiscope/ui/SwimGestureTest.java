package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.SwimReader;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.MemberSet;
import phiscope.core.swim.MessageId;
import phiscope.core.swim.ScriptEntry;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.swim.SwimFigureKind;
import phiscope.figure.swim.SwimFigures;
import phiscope.figure.swim.SwimScene;
import phiscope.figure.swim.SwimThing;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.swim.SwimDocuments;
import phiscope.ui.viewmodel.swim.SwimVerbs;
import phiscope.ui.viewmodel.swim.SwimViewModel;

/** Every gesture on the SWIM bench, with a real mouse and real keys. */
class SwimGestureTest {
  private Ui ui;
  private SwimViewModel model;

  @BeforeEach
  void open() {
    ui = Ui.fresh(SwimDocuments.opening(Messages.in(Language.ENGLISH)));
    model = ui.window.swim();
  }

  private RunFigureView figure(String id) {
    return ui.find(id, RunFigureView.class);
  }

  private Place place(String figure, SwimThing thing) {
    return Ui.call(() -> figure(figure).painted().orElseThrow().of(thing).orElseThrow());
  }

  private Point2D centre(String figure, SwimThing thing) {
    Place place = place(figure, thing);
    return at(
        figure,
        (place.area().left() + place.area().right()) / 2,
        (place.area().top() + place.area().bottom()) / 2);
  }

  private Point2D at(String figure, double x, double y) {
    return Ui.call(() -> figure(figure).localToScreen(x, y));
  }

  private void drag(Point2D from, Point2D to) {
    ui.hands.moveTo(from).press(MouseButton.PRIMARY);
    for (int i = 1; i <= 4; i++) {
      ui.hands.moveTo(from.interpolate(to, i / 4.0));
    }
    ui.hands.release(MouseButton.PRIMARY);
    Ui.pulse();
  }

  private List<ScriptEntry> script() {
    return model.bench().shown().script();
  }

  private List<Intervention> faults() {
    return script().stream().map(ScriptEntry::what).toList();
  }

  @Test
  void draggingAlongALinePausesTheMemberAndMakesABranchInThePast() {
    int before = model.bench().branches().size();
    Place lane = place("swim-space-time", new SwimThing.Lane(2));
    double y = lane.area().bottom() - 2;
    double x = lane.area().left() + 80;
    drag(at("swim-space-time", x, y), at("swim-space-time", x + 120, y));
    assertThat(model.bench().branches()).hasSize(before + 1);
    Intervention.Pause pause =
        faults().stream()
            .filter(Intervention.Pause.class::isInstance)
            .map(Intervention.Pause.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(pause.member()).isEqualTo(2);
    assertThat(pause.lasting()).isPositive();
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(model.bench().branches()).hasSize(before);
    ui.hands.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    Ui.pulse();
    assertThat(model.bench().branches()).hasSize(before + 1);
  }

  @Test
  void aBranchIsAChangeThatIsNotSaved() {
    assertThat(ui.window.document().unsavedProperty().get()).isFalse();
    Place lane = place("swim-space-time", new SwimThing.Lane(2));
    double y = lane.area().bottom() - 2;
    double x = lane.area().left() + 80;
    drag(at("swim-space-time", x, y), at("swim-space-time", x + 120, y));
    assertThat(model.bench().view().branch()).isPositive();
    assertThat(ui.window.document().unsavedProperty().get()).isTrue();
  }

  @Test
  void escapeAmidADragPausesNobody() {
    Place lane = place("swim-space-time", new SwimThing.Lane(2));
    Point2D from = at("swim-space-time", lane.area().left() + 80, lane.area().bottom() - 2);
    ui.hands.moveTo(from).press(MouseButton.PRIMARY);
    ui.hands.moveTo(from.add(60, 0)).moveTo(from.add(120, 0));
    ui.hands.push(KeyCode.ESCAPE);
    ui.hands.release(MouseButton.PRIMARY);
    Ui.pulse();
    assertThat(faults()).noneMatch(Intervention.Pause.class::isInstance);
  }

  @Test
  void draggingFromMemberToMemberCutsTheWayThere() {
    drag(
        centre("swim-ring", new SwimThing.Member(0)), centre("swim-ring", new SwimThing.Member(2)));
    assertThat(faults()).contains(new Intervention.CutOneWay(MemberSet.of(0), MemberSet.of(2), 0));
  }

  @Test
  void drawingAroundMembersPicksThemAndTheMenuPartsThemFromTheRest() {
    Place one = place("swim-ring", new SwimThing.Member(1));
    Place two = place("swim-ring", new SwimThing.Member(2));
    double left = Math.min(one.area().left(), two.area().left()) - 8;
    double right = Math.max(one.area().right(), two.area().right()) + 8;
    drag(
        at("swim-ring", right, one.area().top() - 8),
        at("swim-ring", left, two.area().bottom() + 4));
    assertThat(model.options().picked()).containsExactly(1, 2);
    ui.hands.moveTo(centre("swim-ring", new SwimThing.Member(1))).click(MouseButton.SECONDARY);
    choose("partition");
    assertThat(faults()).contains(new Intervention.Partition(List.of(MemberSet.of(1, 2)), 0));
  }

  private void choose(String verb) {
    Ui.pulse();
    Ui.run(
        () ->
            javafx.stage.Window.getWindows().stream()
                .filter(javafx.scene.control.ContextMenu.class::isInstance)
                .map(javafx.scene.control.ContextMenu.class::cast)
                .flatMap(menu -> menu.getItems().stream())
                .filter(item -> ("swim-verb-" + verb).equals(item.getId()))
                .findFirst()
                .orElseThrow()
                .fire());
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
  }

  @Test
  void everyFaultOfAMemberIsInItsMenu() {
    for (String verb :
        List.of(
            "crash",
            "pause",
            "observerPause",
            "slow",
            "lose",
            "restart",
            "leave",
            "clockStep",
            "announce")) {
      int before = script().size();
      ui.hands.moveTo(centre("swim-ring", new SwimThing.Member(4))).click(MouseButton.SECONDARY);
      choose(verb);
      assertThat(script()).as(verb).hasSize(before + 1);
    }
  }

  @Test
  void theMenuKeyOpensTheSameMenuAndTheArrowsGoFromThingToThing() {
    Ui.run(() -> figure("swim-ring").requestFocus());
    ui.hands.push(KeyCode.RIGHT);
    Ui.pulse();
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    assertThat(model.options().observer().isPresent() || model.bench().view().chosen().isPresent())
        .isTrue();
    ui.hands.push(KeyCode.SHIFT, KeyCode.F10);
    Ui.pulse();
    int before = script().size();
    choose("heal");
    assertThat(script()).hasSize(before + 1);
  }

  @Test
  void aChosenMessageIsMarkedInEveryFigure() {
    MessageId id = model.reading().cluster().inFlight().get(0).id();
    Point2D there = centre("swim-ring", new SwimThing.Sent(id));
    ui.hands.click(there);
    Ui.pulse();
    assertThat(model.bench().view().chosen()).contains(id);
    assertThat(model.scene().look().selected()).contains(id);
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
    assertThat(model.bench().view().chosen()).isEmpty();
  }

  @Test
  void theCauseIsALinkThatGoesThere() {
    int cause = model.reading().frame().cause();
    assertThat(cause).isNotNegative();
    Hyperlink link = ui.find("run-cause", Hyperlink.class);
    ui.hands.click(middle(link));
    Ui.pulse();
    assertThat(model.cursor()).isEqualTo(cause);
  }

  private static Point2D middle(Node node) {
    return Ui.call(
        () -> {
          var box = node.getLayoutBounds();
          return node.localToScreen(box.getCenterX(), box.getCenterY());
        });
  }

  @Test
  void buttonsAndKeysStepBothWays() {
    int start = model.cursor();
    ui.hands.click(middle(ui.find("swim-forward", Node.class)));
    Ui.pulse();
    assertThat(model.cursor()).isEqualTo(start + 1);
    ui.hands.push(KeyCode.ALT, KeyCode.LEFT);
    Ui.pulse();
    assertThat(model.cursor()).isEqualTo(start);
    ui.hands.click(middle(ui.find("swim-last", Node.class)));
    Ui.pulse();
    assertThat(model.cursor()).isEqualTo(model.run().size() - 1);
    ui.hands.click(middle(ui.find("swim-first", Node.class)));
    Ui.pulse();
    assertThat(model.cursor()).isZero();
    ui.hands.push(KeyCode.ALT, KeyCode.S);
    Ui.pulse();
    assertThat(model.cursor()).isEqualTo(start);
  }

  @Test
  void typedLinesAreInForceAndAWrongOneIsNamedWithItsPlace() {
    TextArea lines = ui.find("swim-script", TextArea.class);
    Ui.run(
        () -> {
          lines.requestFocus();
          lines.setText("at 3s crash m3\nfrom 4s to 6s pause m1\n");
        });
    ui.hands.push(KeyCode.CONTROL, KeyCode.ENTER);
    Ui.pulse();
    assertThat(faults())
        .containsExactly(new Intervention.Crash(3), new Intervention.Pause(1, 2_000_000));
    Ui.run(() -> lines.setText("at 3s crash m3\nat 4s crush m9\n"));
    ui.hands.push(KeyCode.CONTROL, KeyCode.ENTER);
    Ui.pulse();
    assertThat(faults()).hasSize(2);
    assertThat(ui.window.workbench().statusProperty().get()).contains("line 2 is wrong");
    VBox problems = ui.find("swim-script-problems", VBox.class);
    assertThat(Ui.call(() -> ((Labeled) problems.getChildren().get(0)).getText()))
        .startsWith("Line 2, column");
    Ui.run(() -> lines.setText("at 3s crash m3\n"));
    ui.hands.push(KeyCode.CONTROL, KeyCode.ENTER);
    Ui.pulse();
    assertThat(faults()).containsExactly(new Intervention.Crash(3));
  }

  /** What is painted is the figure of the document after each of many random gestures. */
  @Test
  void everyPaintedFigureIsTheFigureOfTheDocument() {
    Random random = new Random(20261130);
    SwimVerbs verbs = new SwimVerbs(model);
    for (int i = 0; i < 120; i++) {
      Ui.run(() -> gesture(random, verbs));
      Ui.run(this::assertPainted);
    }
  }

  private void gesture(Random random, SwimVerbs verbs) {
    int member = random.nextInt(5);
    switch (random.nextInt(12)) {
      case 0 -> model.undo();
      case 1 -> model.redo();
      case 2 -> verbs.crash(member, verbs.now());
      case 3 -> verbs.pause(member, verbs.now() / 2);
      case 4 -> verbs.cut(member, (member + 1) % 5, verbs.now());
      case 5 -> verbs.heal(verbs.now());
      case 6 -> model.look(now -> now.seenBy(member));
      case 7 -> model.look(now -> now.zoomed(random.nextBoolean() ? 0.7 : 1.4));
      case 8 -> model.look(now -> now.spacedByTime(random.nextBoolean()));
      case 9 ->
          model.reading().frame().sent().stream().findFirst().ifPresent(s -> model.choose(s.id()));
      default -> model.goTo(random.nextInt(model.run().size()));
    }
  }

  private void assertPainted() {
    com.sun.javafx.tk.Toolkit.getToolkit().firePulse();
    SwimScene scene = SwimViewModel.sceneOf(SwimReader.read(model.bench()), model.options());
    int compared = 0;
    for (Node node : ui.stage.getScene().getRoot().lookupAll(".figure-view")) {
      if (node instanceof RunFigureView view && view.getWidth() > 60) {
        RunPicture painted = view.painted().orElseThrow();
        assertThat(painted)
            .isEqualTo(
                SwimFigures.of((SwimFigureKind) view.kind(), scene, view.frame().orElseThrow()));
        compared++;
      }
    }
    assertThat(compared).isGreaterThanOrEqualTo(3);
  }
}

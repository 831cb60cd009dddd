package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.Consumer;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.InstantOrder;
import phiscope.bench.OpeningBench;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.figure.DetectorFigures;
import phiscope.ui.view.FigureView;

/** Odd documents, tiny windows, hasty hands: nothing fails, and what is painted is right. */
class HardshipTest {
  private Ui ui;
  private final List<Throwable> failures = new ArrayList<>();
  private Thread.UncaughtExceptionHandler before;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
    Ui.run(
        () -> {
          before = Thread.currentThread().getUncaughtExceptionHandler();
          Thread.currentThread()
              .setUncaughtExceptionHandler((thread, failure) -> failures.add(failure));
        });
  }

  @AfterEach
  void noFailure() {
    Ui.run(() -> Thread.currentThread().setUncaughtExceptionHandler(before));
    assertThat(failures).isEmpty();
  }

  private static DetectorBench with(HeartbeatTrace trace, TickScale scale, long now) {
    DetectorBench opening = OpeningBench.document();
    return new DetectorBench(
        "odd",
        scale,
        List.of(Tape.of("A", trace)),
        opening.policies(),
        List.of(),
        now,
        InstantOrder.DELIVER_THEN_QUERY,
        OptionalLong.empty(),
        opening.consumers(),
        opening.prior());
  }

  private static List<DetectorBench> oddDocuments() {
    TickScale none = new TickScale(TimeUnit.NONE, 3);
    TickScale nanos = new TickScale(TimeUnit.NANOSECOND, 0);
    List<DetectorBench> odd = new ArrayList<>();
    odd.add(with(HeartbeatTrace.empty(), none, 0));
    odd.add(with(HeartbeatTrace.ofIntervals(5), none, 5));
    odd.add(with(HeartbeatTrace.ofIntervals(0, 0, 0, 0, 0, 0), none, 0));
    odd.add(
        with(HeartbeatTrace.ofIntervals(0, 1, 1, 1, 1, 1, 1), nanos, 4_000_000_000_000_000_000L));
    odd.add(with(HeartbeatTrace.ofIntervals(0, 1, 1_000_000_000_000_000_000L, 1, 1), nanos, 7));
    odd.add(with(many(5_000), new TickScale(TimeUnit.MILLISECOND, 0), 5_100_000));
    odd.add(crowded());
    return odd;
  }

  private static HeartbeatTrace many(int count) {
    long[] intervals = new long[count];
    Random random = new Random(7);
    for (int i = 0; i < count; i++) {
      intervals[i] = 900 + random.nextInt(200);
    }
    return HeartbeatTrace.ofIntervals(0, intervals);
  }

  /** As many of everything as a document may hold, with names as long as may be. */
  private static DetectorBench crowded() {
    String longName = "很长的名字 a<b>&\"c' ".repeat(40);
    List<PhiPolicy> policies = new ArrayList<>();
    for (Preset preset : Preset.values()) {
      if (policies.size() < DetectorBench.MAX_POLICIES) {
        policies.add(Presets.policy(preset, TimeUnit.MILLISECOND));
      }
    }
    List<Consumer> consumers = new ArrayList<>();
    for (int i = 0; i < DetectorBench.MAX_CONSUMERS; i++) {
      consumers.add(Consumer.of(longName + i, "1" + "0".repeat(i), Consumer.Action.SWITCH_OVER));
    }
    HeartbeatTrace trace = many(60);
    return new DetectorBench(
        longName,
        new TickScale(TimeUnit.MILLISECOND, 0),
        List.of(Tape.of(longName, trace), Tape.of("B", trace)),
        policies,
        List.of(BigDecimal.ONE, BigDecimal.TEN, new BigDecimal("1000000"), new BigDecimal("3")),
        65_000,
        InstantOrder.QUERY_THEN_DELIVER,
        OptionalLong.of(80_000),
        consumers,
        new BigDecimal("1e-30"));
  }

  private void assertPainted(String what) {
    Ui.pulse();
    Ui.run(
        () -> {
          var reading = DetectorReader.read(ui.window.model().bench());
          for (Node node : ui.stage.getScene().getRoot().lookupAll(".figure-view")) {
            FigureView view = (FigureView) node;
            view.painted()
                .ifPresent(
                    painted ->
                        assertThat(painted)
                            .as(what + ", " + view.kind())
                            .isEqualTo(
                                DetectorFigures.of(
                                    view.kind(),
                                    reading,
                                    view.tape(),
                                    view.frame().orElseThrow())));
          }
        });
  }

  @Test
  void oddDocumentsAreShownInEverySizeAndLook() {
    int index = 0;
    for (DetectorBench odd : oddDocuments()) {
      int number = index++;
      Ui.run(() -> ui.window.document().opened(odd, Optional.empty()));
      for (int zoom : new int[] {100, 200}) {
        Ui.run(() -> ui.window.workbench().change(s -> s.withZoom(zoom)));
        assertPainted("document " + number + " at " + zoom + " %");
      }
      String name = "hardship-" + number;
      Ui.run(() -> ui.window.workbench().change(s -> s.withZoom(100)));
      Ui.pulse();
      Ui.run(() -> Snapshot.save(ui.stage.getScene(), name));
    }
  }

  @Test
  void hastyHandsBreakNothing() {
    Random random = new Random(42);
    KeyCode[] keys = {
      KeyCode.TAB, KeyCode.LEFT, KeyCode.RIGHT, KeyCode.UP, KeyCode.DOWN, KeyCode.HOME,
      KeyCode.END, KeyCode.DELETE, KeyCode.INSERT, KeyCode.ENTER, KeyCode.ESCAPE, KeyCode.SPACE,
      KeyCode.DIGIT1, KeyCode.DIGIT9, KeyCode.COMMA, KeyCode.PERIOD, KeyCode.BACK_SPACE
    };
    for (int i = 0; i < 250; i++) {
      if (random.nextInt(3) == 0) {
        // Below the menus and above the step bar.
        Point2D at = new Point2D(230 + random.nextInt(1_030), 60 + random.nextInt(600));
        ui.hands.moveTo(at).press(MouseButton.PRIMARY);
        ui.hands.moveTo(at.add(random.nextInt(80) - 40, random.nextInt(80) - 40));
        if (random.nextBoolean()) {
          ui.hands.push(KeyCode.ESCAPE);
        }
        ui.hands.release(MouseButton.PRIMARY);
      } else {
        ui.hands.push(keys[random.nextInt(keys.length)]);
      }
    }
    ui.hands.push(KeyCode.ESCAPE).push(KeyCode.ESCAPE);
    assertPainted("after hasty hands");
    while (ui.window.model().history().canUndo()) {
      Ui.run(ui.window.model()::undo);
    }
    assertThat(ui.window.model().bench()).isEqualTo(OpeningBench.document("new tasks", "recovery"));
  }

  @Test
  void aTinyWindowStillWorks() {
    ui.size(640, 400);
    for (int zoom : new int[] {100, 150, 200}) {
      Ui.run(() -> ui.window.workbench().change(s -> s.withZoom(zoom)));
      assertPainted("640 x 400 at " + zoom + " %");
    }
    Ui.run(() -> Snapshot.save(ui.stage.getScene(), "tiny-200"));
    ui.size(1280, 720);
  }

  @Test
  void aFailureNobodyForesawIsOneSentenceInTheStatusLine() {
    Ui.run(() -> Thread.currentThread().setUncaughtExceptionHandler(before));
    assertThatThrownBy(
            () ->
                Ui.run(
                    () ->
                        before.uncaughtException(
                            Thread.currentThread(), new IllegalStateException("odd"))))
        .hasRootCauseMessage("odd");
    Ui.pulse();
    String status =
        Ui.call(
            () -> ((javafx.scene.control.Label) ui.stage.getScene().lookup("#status")).getText());
    assertThat(status).contains("phiscope.log").doesNotContain("IllegalStateException");
  }
}

package phiscope.figure.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingMessage.Fate;
import phiscope.core.fencing.FencingSnapshot;
import phiscope.core.fencing.FencingSnapshot.Holder;
import phiscope.figure.Ink;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Stroke;
import phiscope.figure.run.FrameScale;
import phiscope.figure.run.Legend.Entry;
import phiscope.figure.run.Legend.Sample;
import phiscope.figure.run.Sign;

/**
 * The legend of the space-time diagram: it names each kind of mark that is drawn in the frames in
 * sight, and no other.
 */
final class LaneLegend {
  private final FencingScene scene;
  private final List<FencingSnapshot> lasting;
  private final FencingTexts texts;
  private final List<Entry> entries = new ArrayList<>();

  private LaneLegend(FencingScene scene, FrameScale scale, FencingTexts texts) {
    this.scene = scene;
    this.lasting = lasting(scene, scale);
    this.texts = texts;
  }

  /**
   * The entries.
   *
   * @param scale where frames stand: what lasts for no time is not drawn along a line
   */
  static List<Entry> of(FencingScene scene, FrameScale scale, FencingTexts texts) {
    LaneLegend legend = new LaneLegend(scene, scale, texts);
    legend.lines();
    legend.events();
    legend.messages();
    return List.copyOf(legend.entries);
  }

  private static List<FencingSnapshot> lasting(FencingScene scene, FrameScale scale) {
    List<FencingSnapshot> lasting = new ArrayList<>();
    for (int i = 0; i < scene.frames().size(); i++) {
      int frame = scene.first() + i;
      boolean last = i + 1 == scene.frames().size();
      if (last || i == 0 || scale.ofFrame(frame + 1) > scale.ofFrame(frame)) {
        lasting.add(scene.frames().get(i).snapshot());
      }
    }
    return lasting;
  }

  private void add(boolean drawn, Sample sample, String key) {
    if (drawn) {
      entries.add(new Entry(sample, texts.get("fencingview.legend." + key)));
    }
  }

  private void add(boolean drawn, Sign sign, String key) {
    if (drawn) {
      entries.add(new Entry(sign, texts.get("fencingview.legend." + key)));
    }
  }

  private boolean anyHolder(Predicate<Holder> is) {
    return lasting.stream().anyMatch(snapshot -> snapshot.holders().stream().anyMatch(is));
  }

  private void lines() {
    add(anyHolder(it -> LaneBars.line(it).isRight()), LaneLegend::thick, "believes");
    add(anyHolder(it -> LaneBars.line(it).isWrong()), LaneLegend::wrong, "wrongly");
    add(anyHolder(it -> LaneBars.pause(it).isPresent()), LaneLegend::paused, "paused");
    add(anyHolder(Holder::isDown), LaneLegend::down, "down");
    add(crashes(), FencingSigns.CRASH, "crash");
    add(anyHolder(it -> LaneBars.ownLease(it).isPresent()), LaneLegend::ownLease, "ownLease");
    add(
        lasting.stream().anyMatch(it -> LaneBars.leaseAtAuthority(it).isPresent()),
        LaneLegend::leaseAtAuthority,
        "lease");
  }

  /** Whether somebody goes down within what is in sight. */
  private boolean crashes() {
    List<FencingFrame> frames = scene.frames();
    for (int i = 1; i < frames.size(); i++) {
      FencingSnapshot before = frames.get(i - 1).snapshot();
      FencingSnapshot after = frames.get(i).snapshot();
      for (int holder = 0; holder < after.holders().size(); holder++) {
        if (after.holders().get(holder).isDown() && !before.holders().get(holder).isDown()) {
          return true;
        }
      }
    }
    return false;
  }

  private void events() {
    add(
        scene.frames().stream().anyMatch(frame -> !LaneEvents.begun(frame).isEmpty()),
        FencingSigns.BREACH,
        "broken");
    for (EventSign sign : EventSign.values()) {
      add(
          scene.frames().stream()
              .anyMatch(frame -> EventSign.of(frame.event()).filter(sign::equals).isPresent()),
          sign.sign(),
          sign.name());
    }
    for (Shape shape : LaneEvents.PLAIN) {
      add(
          scene.frames().stream()
              .map(FencingFrame::event)
              .anyMatch(it -> EventSign.of(it).isEmpty() && LaneEvents.shape(it) == shape),
          small(shape),
          "plain." + shape.name());
    }
  }

  private void messages() {
    List<LaneArrows.Flight> flights = LaneArrows.flights(scene);
    for (FencingSigns.Kind kind : FencingSigns.Kind.values()) {
      add(
          flights.stream().anyMatch(it -> FencingSigns.kind(it.message().content()) == kind),
          FencingSigns.of(kind),
          "kind." + kind.name());
    }
    for (Fate fate : Fate.values()) {
      if (fate != Fate.ARRIVES) {
        add(
            flights.stream().anyMatch(it -> it.message().fate() == fate),
            dashed(Optional.of(FencingSigns.of(fate))),
            fate.name());
      }
    }
    add(flights.stream().anyMatch(LaneArrows.Flight::inVain), dashed(Optional.empty()), "nobody");
  }

  private static Rectangle around(double x, double y, double size, double height) {
    return new Rectangle(x - size / 2, y - height / 2, x + size / 2, y + height / 2);
  }

  private static void thick(Sketch sketch, double x, double y, double size) {
    LaneBars.believes(sketch, around(x, y, size, 4.4));
  }

  private static void wrong(Sketch sketch, double x, double y, double size) {
    LaneBars.believesWrongly(sketch, around(x, y, size, 4.4));
  }

  private static void paused(Sketch sketch, double x, double y, double size) {
    LaneBars.paused(sketch, around(x, y, size, 0.7 * size));
  }

  private static void down(Sketch sketch, double x, double y, double size) {
    LaneBars.down(sketch, around(x, y, size, 3));
  }

  private static void ownLease(Sketch sketch, double x, double y, double size) {
    LaneBars.lease(sketch, true, around(x, y, size, 0.35 * size));
  }

  private static void leaseAtAuthority(Sketch sketch, double x, double y, double size) {
    LaneBars.lease(sketch, false, around(x, y, size, 0.35 * size));
  }

  private static Sample small(Shape shape) {
    return (sketch, x, y, size) ->
        sketch.brush(Layer.SYMBOL).symbol(shape, x, y, 0.45 * size, Ink.AXIS, true);
  }

  private static Sample dashed(Optional<Shape> end) {
    return (sketch, x, y, size) -> {
      Stroke stroke = new Stroke(Ink.AXIS, 1.25, Stroke.Dash.DASHED);
      sketch.brush(Layer.CURVE).line(x - size / 2, y, x + size / 2, y, stroke);
      end.ifPresent(
          shape ->
              sketch
                  .brush(Layer.SYMBOL)
                  .symbol(shape, x + 0.3 * size, y, 0.6 * size, Ink.CRASH, true));
    };
  }
}

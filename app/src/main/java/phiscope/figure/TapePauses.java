package phiscope.figure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import phiscope.core.trace.Pause;

/**
 * Pauses on the tape: who stands still is told by the slant of the hatching, and by a name where it
 * has room. A name that would reach into another pause, or run into the name of another, is left
 * out: it would be read as that of the other.
 */
final class TapePauses {
  /** Among many pauses, one that is narrower has neither name nor handles. */
  private static final double LEAST_GRIPPED = 6;

  private static final int FEW_PAUSES = 20;

  /** What is free between two names, in em. */
  private static final double BETWEEN_NAMES = 0.8;

  private final Sketch sketch;
  private final Subject subject;
  private final TapeLayout layout;
  private final List<Drawn> drawn = new ArrayList<>();
  private final List<Rectangle> names = new ArrayList<>();

  /** A pause that is drawn. */
  private record Drawn(int index, Pause pause, double from, double to, Rectangle place) {}

  TapePauses(Sketch sketch, Subject subject, TapeLayout layout) {
    this.sketch = sketch;
    this.subject = subject;
    this.layout = layout;
  }

  void draw() {
    List<Pause> pauses = subject.tape().tape().pauses();
    double[] last = new double[Pause.Who.values().length];
    Arrays.fill(last, Double.NEGATIVE_INFINITY);
    for (int i = 0; i < pauses.size(); i++) {
      Pause pause = pauses.get(i);
      double from = layout.x(subject, pause.from());
      double to = layout.x(subject, pause.to());
      // Of thousands of pauses, those that would lie on one already drawn are left out.
      boolean covered = to < last[pause.who().ordinal()] + 1;
      if (covered || to < layout.plot().left() || from > layout.plot().right()) {
        continue;
      }
      last[pause.who().ordinal()] = to;
      Rectangle place =
          new Rectangle(
              layout.plot().clampX(from),
              layout.plot().top() + 1,
              layout.plot().clampX(to),
              layout.plot().bottom());
      sketch
          .brush(Layer.SURFACE)
          .box(
              place,
              new Fill(Ink.PAUSE, 0.55, pattern(pause.who())),
              new Stroke(Ink.PAUSE, 1, Stroke.Dash.DASH_DOT));
      drawn.add(new Drawn(i, pause, from, to, place));
    }
    for (Drawn each : drawn) {
      if (each.to() - each.from() >= LEAST_GRIPPED || pauses.size() <= FEW_PAUSES) {
        name(each);
        edge(each.index(), false, each.from(), each.pause());
        edge(each.index(), true, each.to(), each.pause());
      }
    }
  }

  /** Who pauses is told by the slant of the hatching too, where there is no room for its name. */
  private static Fill.Pattern pattern(Pause.Who who) {
    return switch (who) {
      case SENDER -> Fill.Pattern.HATCHED;
      case NETWORK -> Fill.Pattern.BACK_HATCHED;
      case OBSERVER -> Fill.Pattern.CROSS_HATCHED;
    };
  }

  private String who(Pause pause) {
    return subject.text(
        switch (pause.who()) {
          case SENDER -> "tape.pause.sender";
          case NETWORK -> "tape.pause.network";
          case OBSERVER -> "tape.pause.observer";
        });
  }

  /** The name with the length, or the name alone: within the pause, or beside it. */
  private void name(Drawn pause) {
    double em = sketch.em();
    Rectangle place = pause.place();
    double baseline =
        place.top() + TapeEvents.stripHeight(em) + 0.4 * em + sketch.measure().ascent(em);
    double middle = (place.left() + place.right()) / 2;
    String who = who(pause.pause());
    String length = subject.seenTime(pause.pause().length());
    for (String text : List.of(who + " " + length, who)) {
      Label label = Label.of(text, em, Ink.PAUSE).bolder().onPlate();
      for (Spot spot :
          List.of(
              Spot.centre(middle, baseline),
              Spot.centre(middle, baseline + 1.3 * em),
              Spot.left(place.right() + 4, baseline))) {
        Rectangle extent = sketch.extent(label, spot);
        if (isClear(pause, extent) && sketch.place(label, spot)) {
          names.add(extent);
          return;
        }
      }
    }
  }

  /** Whether a name is apart from other names, and none of it lies in another pause. */
  private boolean isClear(Drawn own, Rectangle extent) {
    Rectangle place = own.place();
    double gap = BETWEEN_NAMES * sketch.em();
    Rectangle around =
        new Rectangle(extent.left() - gap, extent.top(), extent.right() + gap, extent.bottom());
    if (names.stream().anyMatch(name -> name.overlaps(around, 0))) {
      return false;
    }
    if (extent.left() >= place.left() && extent.right() <= place.right()) {
      return true;
    }
    return drawn.stream()
        .noneMatch(
            other ->
                other != own
                    && other.place().right() > around.left()
                    && other.place().left() < around.right());
  }

  private void edge(int index, boolean end, double x, Pause pause) {
    if (layout.shows(x)) {
      long tick = end ? pause.to() : pause.from();
      sketch.add(
          GripLine.handle(
              sketch,
              new Handle.Target.PauseEdge(subject.index(), index, end),
              x,
              layout.plot(),
              subject.units(tick),
              subject.text(
                  end ? "handle.pauseEnd" : "handle.pauseStart", who(pause), subject.time(tick))));
    }
  }
}

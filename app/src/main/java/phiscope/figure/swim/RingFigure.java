package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.swim.ClusterSnapshot;
import phiscope.core.swim.Envelope;
import phiscope.core.swim.Fate;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.MemberState;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Mark;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Sign;
import phiscope.figure.run.SignDrawing;
import phiscope.text.Numbers;

/** The members on a ring, as one of them sees them or as they are, and what is between them. */
final class RingFigure {
  /** The least height of a ring with its names. */
  private static final double LEAST = 6.4;

  private final SwimScene scene;
  private final SwimWords words;
  private final Sketch sketch;
  private final SignDrawing signs;
  private final List<Place> places = new ArrayList<>();
  private final double em;
  private final SignLegend legend;
  private final double centreX;
  private final double centreY;
  private final double radius;
  private final double size;

  RingFigure(SwimScene scene, FigureFrame frame) {
    this.scene = scene;
    this.words = new SwimWords(frame.messages());
    this.sketch = new Sketch(frame);
    this.signs = new SignDrawing(sketch);
    this.em = sketch.em();
    double top = 1.9 * em;
    double room = frame.height() - top - 1.9 * em;
    this.legend = SignLegend.states(sketch, words, scene.observer().isPresent(), room - LEAST * em);
    double height = room - legend.more();
    this.centreX = frame.width() / 2;
    this.centreY = top + height / 2;
    double half = Math.min(frame.width() - 8 * em, height - 3.4 * em) / 2;
    this.radius = Math.max(1.5 * em, half);
    double pitch = 2 * Math.PI * radius / Math.max(1, scene.members());
    this.size = Math.max(6, Math.min(1.9 * em, 0.72 * pitch));
  }

  RunPicture draw() {
    for (int member = 0; member < scene.members(); member++) {
      sketch.reserve(SignDrawing.around(x(member), y(member), size));
    }
    title();
    scene.underway().forEach(envelope -> message(envelope, false));
    scene.message().ifPresent(envelope -> message(envelope, true));
    for (int member = 0; member < scene.members(); member++) {
      member(member);
    }
    for (int member = 0; member < scene.members(); member++) {
      name(member);
    }
    legend.draw();
    java.util.Collections.reverse(places);
    Figure figure =
        new Figure(
            SwimFigureKind.RING,
            sketch.frame().width(),
            sketch.frame().height(),
            Optional.empty(),
            Optional.empty(),
            sketch.marks(),
            List.of(),
            words.get("swimview.ring.name"),
            reading(),
            table());
    return new RunPicture(figure, places, Optional.empty());
  }

  private double angle(int member) {
    return -Math.PI / 2 + 2 * Math.PI * member / Math.max(1, scene.members());
  }

  private double x(int member) {
    return centreX + radius * StrictMath.cos(angle(member));
  }

  private double y(int member) {
    return centreY + radius * StrictMath.sin(angle(member));
  }

  private void title() {
    String text =
        scene
            .observer()
            .map(observer -> words.get("swimview.ring.seenBy", SwimWords.name(observer)))
            .orElse(words.get("swimview.ring.truth"));
    String fitted = sketch.measure().fitted(text, em, true, sketch.frame().width() - em);
    sketch.place(Label.of(fitted, em, Ink.TEXT).bolder(), Spot.left(0.5 * em, 1.25 * em));
  }

  private void member(int member) {
    ClusterSnapshot cluster = scene.cluster();
    HostStatus status = cluster.status(member);
    Sign sign =
        scene
            .observer()
            .map(observer -> SwimSigns.of(cluster.record(observer, member)))
            .orElse(truth(status));
    double x = x(member);
    double y = y(member);
    signs.draw(sign, x, y, size);
    if (scene.look().picked().contains(member)) {
      signs.pick(x, y, size);
    }
    boolean isObserver = scene.observer().filter(o -> o == member).isPresent();
    boolean changed = scene.observer().map(o -> scene.changed(o, member)).orElse(false);
    if (changed || isObserver) {
      signs.mark(x, y, size);
    } else if (member == scene.now().event().member()) {
      Rectangle around = SignDrawing.around(x, y, size + 7);
      sketch
          .brush(Layer.SYMBOL)
          .box(around, phiscope.figure.Fill.plain(Ink.NOW, 0), dotted(Ink.NOW));
    }
    places.add(
        Place.of(
            new SwimThing.Member(member),
            SignDrawing.around(x, y, Math.max(24, size + 6)),
            label(member)));
  }

  /** Members that are up are drawn alike, whatever others believe. */
  private static Sign truth(HostStatus status) {
    return SwimSigns.of(status);
  }

  private static Stroke dotted(Ink ink) {
    return new Stroke(ink, 1.25, Stroke.Dash.DOTTED);
  }

  private String label(int member) {
    ClusterSnapshot cluster = scene.cluster();
    String status = words.status(cluster.status(member));
    return scene
        .observer()
        .map(
            observer ->
                words.get(
                    "swimview.member.believed",
                    SwimWords.name(member),
                    words.state(cluster.record(observer, member)),
                    status))
        .orElse(words.get("swimview.member.is", SwimWords.name(member), status));
  }

  /** The number beside the sign, with what is truly the case where that is not "up". */
  private void name(int member) {
    ClusterSnapshot cluster = scene.cluster();
    String text = SwimWords.name(member);
    String trouble = trouble(member);
    boolean inFocus = member == scene.now().event().member() || !trouble.isEmpty();
    Ink ink = cluster.status(member) == HostStatus.CRASHED ? Ink.CRASH : Ink.TEXT;
    if (!trouble.isEmpty()) {
      Label whole = Label.of(text + " " + trouble, em, ink).bolder();
      if (sketch.place(whole, spots(member))) {
        return;
      }
    }
    Label label = Label.of(text, em, inFocus ? ink : Ink.TEXT_MUTED);
    sketch.place(inFocus ? label.bolder() : label, spots(member));
  }

  /** Beside the sign, on the outer side first; then above and below it. */
  private List<Spot> spots(int member) {
    double x = x(member);
    double y = y(member);
    double aside = size / 2 + 0.45 * em;
    double level = y + 0.36 * em;
    Spot right = Spot.left(x + aside, level);
    Spot left = Spot.right(x - aside, level);
    Spot above = Spot.centre(x, y - size / 2 - 0.5 * em);
    Spot below = Spot.centre(x, y + size / 2 + 1.15 * em);
    double cos = StrictMath.cos(angle(member));
    boolean upper = StrictMath.sin(angle(member)) < 0;
    return Math.abs(cos) < 0.25
        ? upper ? List.of(above, right, left) : List.of(below, right, left)
        : cos > 0 ? List.of(right, above, below, left) : List.of(left, above, below, right);
  }

  private String trouble(int member) {
    ClusterSnapshot cluster = scene.cluster();
    HostStatus status = cluster.status(member);
    if (status != HostStatus.UP) {
      return words.status(status);
    }
    return cluster.slowness(member) > 0 ? words.get("swimview.slow") : "";
  }

  /** A message at the share of its way that it has gone. */
  private void message(Envelope envelope, boolean arrived) {
    if (envelope.receiver() >= scene.members() || envelope.sender() >= scene.members()) {
      return;
    }
    boolean marked = scene.look().marks(envelope.id());
    boolean fails = envelope.fate() != Fate.ARRIVES;
    Sign sign = SwimSigns.of(envelope.message().kind());
    double fromX = x(envelope.sender());
    double fromY = y(envelope.sender());
    double toX = x(envelope.receiver());
    double toY = y(envelope.receiver());
    double share = arrived ? 0.8 : share(envelope);
    double end = fails ? 0.62 : 1;
    Ink ink = marked ? Ink.SELECTION : arrived ? sign.ink() : fails ? Ink.CRASH : Ink.AXIS;
    Stroke stroke =
        new Stroke(
            ink, marked || arrived ? 2.5 : 1.25, fails ? Stroke.Dash.DASHED : Stroke.Dash.SOLID);
    double shrink = (size / 2 + 2) / Math.max(1, StrictMath.hypot(toX - fromX, toY - fromY));
    double startX = fromX + shrink * (toX - fromX);
    double startY = fromY + shrink * (toY - fromY);
    double stop = Math.min(end, 1 - shrink);
    double stopX = fromX + stop * (toX - fromX);
    double stopY = fromY + stop * (toY - fromY);
    sketch.brush(Layer.CURVE).arrow(startX, startY, stopX, stopY, fails ? 0.01 : 8, stroke);
    if (fails) {
      Shape across = SwimSigns.of(envelope.fate());
      sketch.brush(Layer.SYMBOL).symbol(across, stopX, stopY, em, Ink.CRASH, true);
    }
    double at = Math.max(0.16, Math.min(fails ? 0.4 : 0.84, share));
    place(envelope, sign, fromX + at * (toX - fromX), fromY + at * (toY - fromY), marked);
    places.add(
        new Place(
            new SwimThing.Sent(envelope.id()),
            new Rectangle(
                Math.min(startX, stopX),
                Math.min(startY, stopY),
                Math.max(startX, stopX),
                Math.max(startY, stopY)),
            Optional.of(
                new Mark.Line(
                    new Point(startX, startY), new Point(stopX, stopY), stroke, Optional.empty())),
            words.message(envelope)));
  }

  private void place(Envelope envelope, Sign sign, double x, double y, boolean marked) {
    double big = 1.45 * em;
    Rectangle around = SignDrawing.around(x, y, big * 1.15);
    boolean free = sketch.isFree(around);
    double drawn = free ? big : 0.55 * em;
    if (free) {
      signs.draw(sign, x, y, drawn);
      sketch.reserve(around);
    } else {
      signs.plain(sign, x, y, drawn);
    }
    if (marked) {
      signs.mark(x, y, drawn * 1.2);
    }
    places.add(
        Place.of(
            new SwimThing.Sent(envelope.id()),
            SignDrawing.around(x, y, Math.max(20, drawn)),
            words.message(envelope)));
  }

  private double share(Envelope envelope) {
    double span = Math.max(1, envelope.arrivesAt() - envelope.sentAt());
    return Math.max(0, Math.min(1, (scene.now().time() - envelope.sentAt()) / span));
  }

  private String reading() {
    List<Integer> crashed = new ArrayList<>();
    for (int member = 0; member < scene.members(); member++) {
      if (scene.cluster().status(member) == HostStatus.CRASHED) {
        crashed.add(member);
      }
    }
    int underway = scene.underway().size();
    if (scene.observer().isEmpty()) {
      return words.get(
          "swimview.ring.reading.truth",
          Numbers.whole(scene.members()),
          words.list(crashed),
          Numbers.whole(underway));
    }
    int observer = scene.observer().get();
    return words.get(
        "swimview.ring.reading.seenBy",
        SwimWords.name(observer),
        words.list(inState(observer, MemberState.SUSPECT)),
        words.list(inState(observer, MemberState.DEAD)),
        words.list(crashed));
  }

  private List<Integer> inState(int observer, MemberState state) {
    List<Integer> found = new ArrayList<>();
    for (int subject = 0; subject < scene.members(); subject++) {
      MemberRecord record = scene.cluster().record(observer, subject);
      if (record != null && record.state() == state) {
        found.add(subject);
      }
    }
    return found;
  }

  private FigureTable table() {
    return MembersFigure.table(scene, words);
  }
}

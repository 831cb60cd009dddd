package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Term;
import phiscope.text.Numbers;

/**
 * How many mistakes are allowed, as a line across the trade-off that can be moved: below it
 * settings are good enough, and the leftmost of them is the fastest.
 *
 * @param subject what is drawn
 * @param sketch where
 * @param scale its rates
 */
record AllowedMistakes(Subject subject, Sketch sketch, TradeOffScale scale) {
  private static final double HIT = 24;

  void draw(Axis y, Rectangle plot) {
    double em = sketch.em();
    double level = scale.level(scale.allowed(), y, plot);
    sketch
        .brush(Layer.CURVE, Term.THRESHOLD)
        .line(
            plot.left(),
            level,
            plot.right(),
            level,
            new Stroke(Ink.THRESHOLD, 1.5, Stroke.Dash.DASHED));
    Rectangle knob =
        Knob.draw(
            sketch,
            plot.right() - 0.2 * em,
            level,
            Handle.Direction.VERTICAL,
            Ink.THRESHOLD,
            Term.THRESHOLD);
    sketch.reserveLine(plot.left(), level, plot.right(), level);
    double top = Math.max(0, Math.min(sketch.frame().height() - HIT, level - HIT / 2));
    double value = scale.allowed() > 0 ? scale.allowed() : y.low();
    String said = Numbers.exact(subject.bench().runs().mistakes());
    String key = scale.isPlain() ? "handle.allowed.plain" : "handle.allowed.day";
    sketch.add(
        new Handle(
                new Handle.Target.AllowedMistakes(),
                plot.left(),
                top,
                plot.width(),
                HIT,
                Handle.Direction.VERTICAL,
                value,
                subject.text(key, said))
            .gripped(knob));
    name(said, level, plot);
  }

  private void name(String said, double level, Rectangle plot) {
    double em = sketch.em();
    String key = scale.isPlain() ? "tradeOff.allowed.plain" : "tradeOff.allowed.day";
    Label label = Label.of(subject.text(key, said), em, Ink.THRESHOLD).onPlate();
    List<Spot> spots = new ArrayList<>();
    for (double right = 1.2; right < 14; right += 3) {
      spots.add(Spot.right(plot.right() - right * em, level - 0.4 * em));
      spots.add(Spot.right(plot.right() - right * em, level + 1.2 * em));
    }
    sketch.placeWithin(label, plot, spots);
  }
}

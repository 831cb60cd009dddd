package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.PolicyReading;
import phiscope.core.detector.PhiPolicy;
import phiscope.text.Numbers;

/** Why a detector has no model yet. */
final class UntrainedWords {
  private UntrainedWords() {}

  /** A whole sentence. */
  static String sentence(Subject subject) {
    return words(subject, "untrained.noHeartbeat", "untrained.samples", "untrained.noSpread");
  }

  /** Writes a few words into a plot. */
  static void write(Sketch sketch, Subject subject, Rectangle plot) {
    double em = sketch.em();
    double middle = (plot.left() + plot.right()) / 2;
    Label label = Label.of(brief(subject), em, Ink.TEXT_MUTED).onPlate();
    List<Spot> spots = new ArrayList<>();
    for (double share : new double[] {0.4, 0.6, 0.75, 0.2}) {
      double baseline = plot.top() + share * plot.height();
      spots.add(Spot.centre(middle, baseline));
      spots.add(Spot.left(plot.left() + em, baseline));
      spots.add(Spot.right(plot.right() - em, baseline));
    }
    sketch.placeWithin(label, plot, spots);
  }

  private static String brief(Subject subject) {
    return words(
        subject,
        "untrained.noHeartbeat.brief",
        "untrained.samples.brief",
        "untrained.noSpread.brief");
  }

  private static String words(
      Subject subject, String noHeartbeat, String samples, String noSpread) {
    PolicyReading main = subject.main();
    PhiPolicy policy = main.policy();
    if (main.lastAccepted().isEmpty()) {
      return subject.text(noHeartbeat);
    }
    int needed = NeverJudged.needed(policy);
    int count = main.window().count();
    return count < needed
        ? subject.text(samples, Numbers.whole(count), Numbers.whole(needed))
        : subject.text(noSpread);
  }
}

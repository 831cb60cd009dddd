package phiscope.ui.view.fencing;

import java.util.List;
import phiscope.bench.FencingReading;
import phiscope.core.fencing.FencingFrame;
import phiscope.text.Numbers;
import phiscope.text.Sentence;
import phiscope.text.fencing.FencingSentences;
import phiscope.ui.view.Words;
import phiscope.ui.view.run.RunStepBar;
import phiscope.ui.viewmodel.fencing.FencingCondition;

/** What the step bar of the fencing bench says. */
final class FencingStatus {
  private FencingStatus() {}

  static RunStepBar<FencingFrame> stepBar(FencingContext context) {
    return new RunStepBar<>(
            context.words(),
            context.workbench(),
            new RunStepBar.Naming(
                "fencing", "fencingview.size.", "fencingview.condition.", "fencingview.stop."),
            context.steps(),
            context.playback(),
            List.of(FencingCondition.values()))
        .following(target -> follow(context, target))
        .cancelling(context.model()::cancelRun);
  }

  static void follow(FencingContext context, Sentence.Target target) {
    if (target instanceof Sentence.Target.Message message) {
      context.model().choose(message.id());
    } else if (target instanceof Sentence.Target.Frame frame) {
      context.model().goTo(frame.index());
    }
  }

  /** What is said of the frame that is looked at. */
  static RunStepBar.Told told(FencingContext context) {
    FencingReading reading = context.model().reading();
    Words words = context.words();
    String place =
        words.get(
            "swimview.step.place",
            Numbers.whole(reading.frame().index()),
            Numbers.whole(reading.run().size() - 1),
            FencingSentences.time(reading.frame()));
    boolean busy = context.model().busyProperty().get();
    Sentence now =
        busy
            ? Sentence.plain(
                words.get("swimview.step.busy", String.valueOf(context.model().percent())))
            : new FencingSentences(words.messages()).of(reading.frame());
    return new RunStepBar.Told(reading.frame().index(), place, now, busy, true);
  }
}

package phiscope.ui.view.swim;

import java.util.List;
import phiscope.bench.SwimReading;
import phiscope.core.swim.SwimFrame;
import phiscope.text.Numbers;
import phiscope.text.Sentence;
import phiscope.text.swim.SwimSentences;
import phiscope.ui.view.Words;
import phiscope.ui.view.run.RunStepBar;
import phiscope.ui.viewmodel.swim.FrameCondition;

/** What the step bar of the SWIM bench says. */
final class SwimStatus {
  private SwimStatus() {}

  static RunStepBar<SwimFrame> stepBar(SwimContext context) {
    return new RunStepBar<>(
            context.words(),
            context.workbench(),
            new RunStepBar.Naming(
                "swim", "swimview.size.", "swimview.condition.", "swimview.stop."),
            context.steps(),
            context.playback(),
            List.of(FrameCondition.values()))
        .following(new SentenceLinks(context)::follow)
        .cancelling(context.model()::cancelRun);
  }

  /** What is said of the frame that is looked at. */
  static RunStepBar.Told told(SwimContext context) {
    SwimReading reading = context.model().reading();
    Words words = context.words();
    String place =
        words.get(
            "swimview.step.place",
            Numbers.whole(reading.frame().index()),
            Numbers.whole(reading.run().size() - 1),
            SwimSentences.time(reading.frame()));
    boolean busy = context.model().busyProperty().get();
    boolean large = context.model().isLarge();
    Sentence now =
        busy
            ? Sentence.plain(
                words.get("swimview.step.busy", String.valueOf(context.model().percent())))
            : large
                ? Sentence.plain(words.get("swimview.step.large"))
                : new SwimSentences(words.messages()).of(reading.frame());
    return new RunStepBar.Told(reading.frame().index(), place, now, busy, !large);
  }
}

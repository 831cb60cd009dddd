package phiscope.text.study;

import java.util.List;
import phiscope.bench.study.StormResult;
import phiscope.bench.study.StormStep;
import phiscope.core.probe.StormRun;
import phiscope.core.probe.StormSlot;
import phiscope.text.Messages;

/** What a study of a storm of retries says. */
final class StormSentences {
  private final Messages messages;
  private final StudyNames names;

  StormSentences(Messages messages) {
    this.messages = messages;
    this.names = new StudyNames(messages);
  }

  List<String> summary(StormResult result) {
    StormRun own = result.own();
    long fresh = own.slots().stream().mapToLong(StormSlot::fresh).sum();
    List<StormRun> jitters = result.jitters();
    return List.of(
        recovery(own),
        messages.get(
            "study.says.storm.load",
            String.valueOf(own.attempts()),
            String.valueOf(fresh),
            String.valueOf(own.peakAfter()),
            String.valueOf(own.storm().capacity()),
            String.valueOf(own.lost())),
        messages.get(
            "study.says.storm.jitters",
            String.valueOf(jitters.get(0).peakAfter()),
            String.valueOf(jitters.get(1).peakAfter()),
            String.valueOf(jitters.get(2).peakAfter()),
            String.valueOf(jitters.get(3).peakAfter())),
        messages.get(
            "study.says.storm.budget",
            String.valueOf(result.budgeted().attempts()),
            String.valueOf(result.budgeted().lost()),
            recovery(result.budgeted())));
  }

  private String recovery(StormRun run) {
    if (run.recoveredAt().isEmpty()) {
      return messages.get("study.says.storm.never");
    }
    long at = run.recoveredAt().getAsInt() * StormResult.SLOT;
    long after = Math.max(0, at - run.storm().outageTo() * StormResult.SLOT);
    return messages.get("study.says.storm.recovered", names.time(at), names.time(after));
  }

  String of(StormStep step) {
    return messages.get(
        "study.step.storm",
        String.valueOf(step.slot().slot()),
        String.valueOf(step.slot().fresh()),
        String.valueOf(step.slot().again()),
        String.valueOf(step.slot().served()),
        String.valueOf(step.slot().lost()));
  }
}

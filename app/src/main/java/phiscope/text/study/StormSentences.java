package phiscope.text.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.study.StormResult;
import phiscope.bench.study.StormStep;
import phiscope.core.probe.StormRun;
import phiscope.core.probe.StormSlot;
import phiscope.text.Messages;
import phiscope.text.Numbers;

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
    List<String> said = new ArrayList<>();
    said.add(recovery(own));
    String attempts = Numbers.whole(own.attempts());
    String requests = Numbers.whole(fresh);
    String lost = Numbers.whole(own.lost());
    if (own.hasAfter()) {
      said.add(
          messages.get(
              "study.says.storm.load",
              attempts,
              requests,
              Numbers.whole(own.peakAfter()),
              Numbers.whole(own.storm().capacity()),
              lost));
      said.add(
          messages.get(
              "study.says.storm.jitters",
              Numbers.whole(jitters.get(0).peakAfter()),
              Numbers.whole(jitters.get(1).peakAfter()),
              Numbers.whole(jitters.get(2).peakAfter()),
              Numbers.whole(jitters.get(3).peakAfter())));
    } else {
      said.add(messages.get("study.says.storm.loadOnly", attempts, requests, lost));
    }
    said.add(
        messages.get(
            "study.says.storm.budget",
            Numbers.whole(result.budgeted().attempts()),
            Numbers.whole(result.budgeted().lost()),
            recovery(result.budgeted())));
    return said;
  }

  private String recovery(StormRun run) {
    if (run.recoveredAt().isEmpty()) {
      return never(run);
    }
    int slot = run.recoveredAt().getAsInt();
    if (slot == 0) {
      return messages.get("study.says.storm.nothing");
    }
    String at = names.time(slot * StormResult.SLOT);
    long after = (slot - run.storm().outageTo()) * StormResult.SLOT;
    return after < 0
        ? messages.get("study.says.storm.recoveredBefore", at)
        : messages.get("study.says.storm.recovered", at, names.time(after));
  }

  /** Why something fails in the last slot, or may fail after it. */
  private String never(StormRun run) {
    if (run.isOutAtTheEnd()) {
      return messages.get("study.says.storm.outageToTheEnd");
    }
    if (run.lastFrame().failed() == 0) {
      return messages.get("study.says.storm.waiting", Numbers.whole(run.waiting()));
    }
    int fresh = run.lastFrame().fresh();
    int capacity = run.storm().capacity();
    return fresh > capacity
        ? messages.get("study.says.storm.overload", Numbers.whole(fresh), Numbers.whole(capacity))
        : messages.get("study.says.storm.never", Numbers.whole(fresh), Numbers.whole(capacity));
  }

  String of(StormStep step) {
    return messages.get(
        "study.step.storm",
        Numbers.whole(step.slot().slot()),
        Numbers.whole(step.slot().fresh()),
        Numbers.whole(step.slot().again()),
        Numbers.whole(step.slot().served()),
        Numbers.whole(step.slot().lost()));
  }
}

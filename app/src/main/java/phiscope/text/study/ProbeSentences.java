package phiscope.text.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.study.ProbeResult;
import phiscope.bench.study.ProbeStep;
import phiscope.core.kernel.SimTime;
import phiscope.core.probe.PodRun.Event;
import phiscope.core.probe.ProbeSettings;
import phiscope.core.probe.ServiceRun;
import phiscope.core.probe.StartupRule;
import phiscope.text.Messages;
import phiscope.text.Numbers;

/** What a study of Kubernetes probes says. */
final class ProbeSentences {
  /** S000's example: 8 s to start, asked every 5 s, killed after 2 failures. */
  private static final StartupRule EXAMPLE =
      new StartupRule(8 * SimTime.SECOND, 5 * SimTime.SECOND, 0);

  private static final int EXAMPLE_THRESHOLD = 2;

  private final Messages messages;
  private final StudyNames names;

  ProbeSentences(Messages messages) {
    this.messages = messages;
    this.names = new StudyNames(messages);
  }

  List<String> summary(ProbeResult result) {
    List<String> said = new ArrayList<>();
    ServiceRun pods = result.pods();
    said.add(
        messages.get(
            pods.podsKilled() == 0 ? "study.says.probe.noneKilled" : "study.says.probe.run",
            Numbers.whole(pods.podsKilled()),
            Numbers.whole(result.service().pods()),
            Numbers.whole(pods.restarts()),
            Numbers.whole(pods.lastFrame().readyPods())));
    said.addAll(start(result));
    if (result.service().plan().probes().livenessAsksDependency()) {
      said.add(messages.get("study.says.probe.dependency"));
    }
    long none = pods.timeWith(ready -> ready == 0);
    said.add(messages.get("study.says.probe.none", names.time(none)));
    return said;
  }

  private List<String> start(ProbeResult result) {
    Optional<ProbeSettings> starter = result.starter();
    if (starter.isEmpty()) {
      return List.of(messages.get("study.says.probe.noKill"));
    }
    if (result.rule().isEmpty()) {
      return List.of(
          messages.get("study.says.probe.neverAnswers", names.time(starter.get().timeout())));
    }
    List<String> said = new ArrayList<>();
    StartupRule rule = result.rule().get();
    int threshold = starter.get().failureThreshold();
    if (result.shareKilled() > 0) {
      said.add(
          messages.get(
              "study.says.probe.killed",
              names.time(rule.slowestStart()),
              names.time(rule.period()),
              Numbers.whole(threshold),
              names.share(result.shareKilled()),
              names.time(result.earliestKill()),
              names.time(result.latestKill())));
    } else {
      said.add(
          messages.get(
              "study.says.probe.safe", names.time(rule.slowestStart()), Numbers.whole(threshold)));
    }
    said.add(of(rule));
    if (rule.equals(EXAMPLE) && threshold == EXAMPLE_THRESHOLD) {
      said.add(messages.get("study.says.probe.example"));
    }
    return said;
  }

  /** The formula of S000 beside what is safe, with the reason that decides here. */
  String of(StartupRule rule) {
    String usual = Numbers.whole(rule.usualThreshold());
    String delay = names.time(rule.initialDelay());
    return rule.initialDelay() >= rule.slowestStart()
        ? messages.get("study.says.probe.ruleDelay", usual, delay)
        : messages.get("study.says.probe.rule", usual, Numbers.whole(rule.safeThreshold()), delay);
  }

  String of(ProbeStep step) {
    Event event = step.frame().event();
    return messages.get(
        "study.step.probe." + event.what().name(),
        Numbers.whole(step.frame().pod() + 1),
        event.probe().map(probe -> messages.get("study.probe." + probe.name())).orElse(""),
        Numbers.whole(step.frame().pods().get(step.frame().pod()).failures()),
        Numbers.whole(step.frame().readyPods()),
        Numbers.whole(step.frame().pods().size()));
  }
}

package phiscope.text.study;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.bench.study.InjectionOutcome;
import phiscope.bench.study.InjectionOutcome.Row;
import phiscope.bench.study.InjectionOutcome.Watcher;
import phiscope.core.health.Fault;
import phiscope.text.Messages;

/** What a study of injected faults says. */
final class InjectionSentences {
  private final Messages messages;
  private final StudyNames names;

  InjectionSentences(Messages messages) {
    this.messages = messages;
    this.names = new StudyNames(messages);
  }

  List<String> summary(InjectionOutcome outcome) {
    List<String> said = new ArrayList<>();
    for (Watcher watcher : Watcher.values()) {
      outcome.row(watcher).ifPresent(row -> said.add(detection(row)));
    }
    String[] means = {
      names.time(InjectionOutcome.STREAM_OF_ARTICLE),
      names.timeOr(outcome.article().get(0)),
      names.timeOr(outcome.article().get(1))
    };
    said.add(
        outcome.isOfTheVersionBefore()
            ? messages.get("study.injection.stream", means[0], means[1], means[2])
            : messages.get("study.injection.streamOther", means[0], means[1], means[2]));
    outcome
        .row(Watcher.HEARTBEAT)
        .ifPresent(
            row ->
                said.add(
                    messages.get(
                        "study.injection.heartbeat",
                        names.time(InjectionOutcome.HEARTBEAT_OF_ARTICLE),
                        names.time(row.sample().mean()),
                        names.time(outcome.heartbeatLongest()))));
    said.add(same(outcome));
    for (Watcher watcher : Watcher.values()) {
      outcome
          .row(watcher)
          .ifPresent(
              row ->
                  said.add(
                      messages.get(
                          "study.injection.false", who(row), names.number(row.falsePerHour()))));
    }
    return said;
  }

  private String who(Row row) {
    return messages.get("study.word." + Parameter.word(row.watcher()));
  }

  private String detection(Row row) {
    return row.sample().size() == 0
        ? messages.get("study.injection.none", who(row))
        : messages.get(
            "study.injection.detection",
            who(row),
            names.time(row.sample().mean()),
            names.time(row.quantile(0.5)),
            names.time(row.quantile(0.99)),
            names.number(row.sample().size()),
            messages.get("study.fault." + Parameter.word(row.fault())));
  }

  /**
   * Kill, hang and black hole are silence downstream (claim S001-37); they differ by what is on its
   * way and by a reset.
   */
  private String same(InjectionOutcome outcome) {
    List<String> means = new ArrayList<>();
    for (Fault fault : Fault.values()) {
      means.add(
          outcome
              .row(fault, Watcher.STREAM)
              .map(row -> names.timeOr(row.sample().mean()))
              .orElse(messages.get("study.none")));
    }
    return new HashSet<>(means).size() == 1
        ? messages.get("study.injection.same", means.get(0))
        : messages.get("study.injection.differ", means.get(0), means.get(1), means.get(2));
  }
}

package phiscope.text.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.study.IsolationResult;
import phiscope.bench.study.IsolationStep;
import phiscope.core.probe.PoolFrame;
import phiscope.core.probe.PoolFrame.What;
import phiscope.core.probe.PoolRun;
import phiscope.text.Messages;
import phiscope.text.Numbers;

/** What a study of heartbeats on the pool of the business says. */
final class IsolationSentences {
  private final Messages messages;
  private final StudyNames names;

  IsolationSentences(Messages messages) {
    this.messages = messages;
    this.names = new StudyNames(messages);
  }

  List<String> summary(IsolationResult result) {
    List<String> said = new ArrayList<>();
    PoolRun own = result.pools();
    said.add(of(own));
    said.add(
        messages.get(
            "study.says.isolation.utilisation",
            names.share(result.utilisation(0)),
            names.share(result.utilisation(1))));
    boolean takenOut = own.count(What.TAKEN_OUT) > 0;
    if (takenOut) {
      said.add(messages.get("study.says.isolation.draining"));
    }
    if (!own.cluster().cures().ownThread()) {
      said.add(messages.get("study.says.isolation.loop"));
      said.add(
          messages.get(
              result.apart().count(What.TAKEN_OUT) == 0
                  ? "study.says.isolation.apartNone"
                  : "study.says.isolation.apart",
              Numbers.whole(result.apart().count(What.TAKEN_OUT)),
              names.time(result.apart().longestWait())));
    } else if (own.longestWait() > own.cluster().watch().heartbeatEvery()) {
      said.add(messages.get("study.says.isolation.blind", names.time(own.longestWait())));
    }
    return said;
  }

  private String of(PoolRun run) {
    if (run.first(What.TAKEN_OUT).isEmpty()) {
      return messages.get("study.says.isolation.none", names.time(run.longestWait()));
    }
    return messages.get(
        run.timeWithNobody() == 0
            ? "study.says.isolation.someServe"
            : "study.says.isolation.cascade",
        names.time(run.first(What.TAKEN_OUT).getAsLong()),
        Numbers.whole(run.count(What.TAKEN_OUT)),
        Numbers.whole(run.fewestTaking()),
        Numbers.whole(run.cluster().load().nodes()),
        names.time(run.timeWithNobody()));
  }

  String of(IsolationStep step) {
    PoolFrame frame = step.frame();
    int threads = step.threads();
    return messages.get(
        "study.step.isolation." + frame.what().name(),
        Numbers.whole(frame.node() + 1),
        names.time(frame.node() < 0 ? 0 : frame.nodes().get(frame.node()).wait(threads)),
        Numbers.whole(frame.taking()),
        Numbers.whole(frame.nodes().size()));
  }
}

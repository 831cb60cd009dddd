package phiscope.text.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.bench.study.MethodsResult;
import phiscope.core.probe.MethodFinding;
import phiscope.core.probe.MethodFinding.Timing;
import phiscope.text.Messages;

/** What a study of five methods on one fault says. */
final class MethodsSentences {
  private final Messages messages;
  private final StudyNames names;

  MethodsSentences(Messages messages) {
    this.messages = messages;
    this.names = new StudyNames(messages);
  }

  List<String> summary(MethodsResult result) {
    List<String> said = new ArrayList<>();
    String fault = names.choice(Parameter.word(result.fault()));
    said.add(
        result.fault().lasts()
            ? messages.get("study.says.methods.lasting", fault, names.time(result.lasts()))
            : messages.get("study.says.methods.fault", fault));
    result.findings().forEach(finding -> said.add(of(finding)));
    said.add(messages.get("study.says.methods.none"));
    return said;
  }

  /** What one method makes of it. */
  String of(MethodFinding finding) {
    String method = messages.get("study.word." + Parameter.word(finding.method()));
    String reason = names.choice(Parameter.word(finding.reason()));
    if (finding.when().isEmpty()) {
      return finding.fault().kills()
          ? messages.get("study.says.methods.missed", method, reason)
          : messages.get("study.says.methods.quiet", method, reason);
    }
    Timing when = finding.when().get();
    String from = names.time(when.shortest());
    String to = names.time(when.longest());
    if (finding.isMistake()) {
      String share = names.share(finding.share());
      return finding.hasLongest()
          ? messages.get("study.says.methods.mistake", method, from, to, share, reason)
          : messages.get("study.says.methods.mistakeMost", method, from, to, share, reason);
    }
    String mean = names.time(when.mean());
    return finding.hasLongest()
        ? messages.get("study.says.methods.found", method, from, to, mean, reason)
        : messages.get("study.says.methods.foundMost", method, from, to, mean, reason);
  }
}

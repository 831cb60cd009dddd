package phiscope.text.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.bench.study.BudgetResult;
import phiscope.bench.study.BudgetResult.Way;
import phiscope.bench.study.BudgetStep;
import phiscope.core.probe.CallChain.Step;
import phiscope.text.Messages;
import phiscope.text.Numbers;

/** What a study of a chain of calls says. */
final class BudgetSentences {
  private final Messages messages;
  private final StudyNames names;

  BudgetSentences(Messages messages) {
    this.messages = messages;
    this.names = new StudyNames(messages);
  }

  List<String> summary(BudgetResult result) {
    List<String> said = new ArrayList<>();
    result.ways().forEach(way -> said.add(of(way, result)));
    said.add(left(result));
    Way own = result.ways().get(0);
    said.add(
        own.worstOverrun() > 0
            ? messages.get("study.says.budget.worst", names.time(own.worstOverrun()))
            : messages.get("study.says.budget.noWorst"));
    return said;
  }

  /** What there is for B when A is over. */
  private String left(BudgetResult result) {
    String deadline = names.time(result.chain().deadline());
    String left = names.time(result.remainingAfterA());
    if (result.chain().calls().size() == 1) {
      return messages.get("study.says.budget.only", deadline, left);
    }
    if (!result.isAnsweredByA()) {
      return messages.get("study.says.budget.unanswered", deadline, left);
    }
    return result.remainingAfterA() > 0
        ? messages.get("study.says.budget.left", deadline, left)
        : messages.get("study.says.budget.spent", deadline);
  }

  private String of(Way way, BudgetResult result) {
    String name = messages.get("study.word." + Parameter.word(way.limits()));
    long late = way.end() - result.chain().deadline();
    String end = names.time(way.end());
    if (way.answered() && way.kept()) {
      return messages.get("study.says.budget.kept", name, end);
    }
    String wasted = names.time(way.wasted());
    return late > 0
        ? messages.get("study.says.budget.late", name, end, names.time(late), wasted)
        : messages.get("study.says.budget.failed", name, end, wasted);
  }

  String of(BudgetStep shown) {
    Step step = shown.step();
    return messages.get(
        "study.step.budget." + step.outcome().name(),
        shown.chain().calls().get(step.call()).name(),
        Numbers.whole(step.attempt() + 1),
        names.time(step.from()),
        names.time(step.to()),
        names.time(step.allowed()),
        names.time(step.wasted()));
  }
}

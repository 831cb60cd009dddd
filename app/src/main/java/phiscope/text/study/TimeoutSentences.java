package phiscope.text.study;

import java.util.List;
import phiscope.bench.Parameter;
import phiscope.bench.study.TimeoutResult;
import phiscope.core.probe.FixedTimeout;
import phiscope.text.Messages;

/** What a study of fixed timeouts says. */
final class TimeoutSentences {
  private final Messages messages;
  private final StudyNames names;

  TimeoutSentences(Messages messages) {
    this.messages = messages;
    this.names = new StudyNames(messages);
  }

  List<String> summary(TimeoutResult result) {
    FixedTimeout timeout = result.chosen().timeout();
    FixedTimeout.Range range = result.chosen().detection();
    return List.of(
        messages.get(
            "study.timeout.detection",
            messages.get("study.word." + Parameter.word(timeout.form())),
            names.time(range.shortest()),
            names.time(range.longest())),
        messages.get(
            "study.timeout.article",
            names.time(timeout.bestOfArticle()),
            names.time(timeout.worstOfArticle())),
        messages.get(
            "study.timeout.mistakes",
            names.number(result.chosen().independentPerDay()),
            names.number(result.chosen().burstyPerDay())),
        messages.get("study.timeout.perWhat", names.number(result.articleMistakes())),
        messages.get("study.timeout.pause", names.share(result.chosen().pausesMistaken())),
        messages.get(
            "study.timeout.slow",
            names.share(result.slow()),
            names.number(result.forms().get(3).slowPerDay())));
  }
}

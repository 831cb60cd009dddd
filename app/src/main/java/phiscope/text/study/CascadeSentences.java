package phiscope.text.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.study.CascadeResult;
import phiscope.core.health.BackpressureCascade;
import phiscope.text.Messages;

/** What a backpressure cascade says. */
final class CascadeSentences {
  private final Messages messages;
  private final StudyNames names;

  CascadeSentences(Messages messages) {
    this.messages = messages;
    this.names = new StudyNames(messages);
  }

  List<String> summary(CascadeResult result) {
    List<String> said = new ArrayList<>();
    if (result.evictedAfter().isEmpty()) {
      said.add(messages.get("study.cascade.noEviction", names.time(result.cascade().stall())));
      return said;
    }
    said.add(
        messages.get(
            "study.cascade.eviction",
            names.time(result.evictedAfter().getAsLong()),
            names.time(result.cascade().stall())));
    said.add(
        messages.get(
            result.evicted() > 1 ? "study.cascade.spreads" : "study.cascade.stays",
            names.number(result.evicted()),
            names.number(result.layersDown()),
            names.number(result.cascade().layers().size())));
    return said;
  }

  /** What happens in a round to a layer. */
  String of(CascadeResult result, CascadeResult.CascadeStep step) {
    BackpressureCascade.Step what = step.what();
    String key =
        what.isDown()
            ? "study.cascade.step.down"
            : what.evicted() == 0
                ? "study.cascade.step.held"
                : what.loadOfEach() > result.cascade().capacity()
                    ? "study.cascade.step.over"
                    : "study.cascade.step.enough";
    return messages.get(
        key,
        names.number(what.round() + 1.0),
        names.number(what.layer() + 1.0),
        names.number(what.stalled()),
        names.number(what.left()),
        names.number(what.isDown() ? 0 : what.loadOfEach()),
        names.number(result.cascade().capacity()));
  }
}

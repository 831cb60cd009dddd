package phiscope.text.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Parameter;
import phiscope.bench.study.ConfirmationStep;
import phiscope.bench.study.StreamFinding;
import phiscope.bench.study.StreamResult;
import phiscope.bench.study.StreamStep;
import phiscope.core.health.HealthFrame;
import phiscope.core.health.HealthState;
import phiscope.core.health.StreamHealth;
import phiscope.core.health.TwoLevelConfirmation.Action;
import phiscope.text.Messages;

/** What a study of stream health says. */
final class StreamSentences {
  /** In place of what a learner is to find out, as in the arithmetic of the detector bench. */
  private static final String ASKED = "?";

  private final Messages messages;
  private final StudyNames names;

  StreamSentences(Messages messages) {
    this.messages = messages;
    this.names = new StudyNames(messages);
  }

  List<String> summary(StreamResult result) {
    List<String> said = new ArrayList<>();
    result.findings().forEach(finding -> said.add(of(finding, result)));
    confirmation(result).ifPresent(said::add);
    if (said.isEmpty()) {
      said.add(messages.get("study.stream.tooLong"));
    }
    return said;
  }

  /** What both levels together come to (claim S001-49). */
  private Optional<String> confirmation(StreamResult result) {
    double drained = result.first(Action.DRAIN);
    double switched = result.first(Action.SWITCH);
    if (Double.isNaN(drained)) {
      return Optional.empty();
    }
    return Optional.of(
        Double.isNaN(switched)
            ? messages.get(
                "study.confirmation.spared",
                names.number(result.times(Action.DRAIN)),
                names.number(result.times(Action.RESTORE)))
            : messages.get(
                "study.confirmation.verdict", names.time(drained), names.time(switched)));
  }

  private String of(StreamFinding finding, StreamResult result) {
    List<Object> arguments = new ArrayList<>();
    arguments.add(names.variant(result, finding.variant()));
    List<Double> numbers = finding.numbers();
    switch (finding.kind()) {
      case FAILED -> {
        arguments.add(names.time(numbers.get(0)));
        arguments.add(names.time(numbers.get(1)));
        arguments.add(names.number(numbers.get(2)));
      }
      case NEVER_FAILED -> arguments.add(names.number(numbers.get(0)));
      case FLAPPED -> {
        arguments.add(names.number(numbers.get(0)));
        arguments.add(names.time(numbers.get(1)));
      }
      case REVIVED, ACTIVE_BELOW, LATER -> {
        arguments.add(names.time(numbers.get(0)));
        arguments.add(names.number(numbers.get(1)));
      }
      case LIFTED -> {
        arguments.add(names.time(numbers.get(0)));
        arguments.add(names.number(numbers.get(1)));
        arguments.add(names.number(numbers.get(2)));
      }
      case FROZEN -> numbers.forEach(number -> arguments.add(names.time(number)));
      case TOLERATED -> {
        arguments.add(names.number(numbers.get(0)));
        arguments.add(names.number(numbers.get(1)));
        arguments.add(names.time(numbers.get(2)));
      }
    }
    return messages.get("study.finding." + finding.kind().name(), arguments.toArray());
  }

  /**
   * What happens in a step.
   *
   * @param asked whether when the next frame is expected is for a learner to find out
   */
  String of(StreamStep step, boolean asked) {
    StreamHealth after = step.after();
    String expected = asked ? ASKED : names.time(after.expected().doubleValue());
    String score = names.number(after.score().doubleValue());
    String before = names.number(step.before().score().doubleValue());
    String state = state(after.state());
    if (step.frame().isEmpty()) {
      return step.before() == after
          ? messages.get(
              "study.stream.step.begin", names.time(after.estimate().doubleValue()), expected)
          : messages.get(
              "study.stream.step.decay",
              before,
              score,
              state,
              names.time(step.at() - after.lastFrame()));
    }
    HealthFrame.Kind kind = step.frame().get();
    boolean moves = after.score().compareTo(step.before().score()) != 0;
    return messages.get(
        moves ? "study.stream.step.frame" : "study.stream.step.frameStays",
        messages.get("study.mark." + Parameter.word(kind)),
        before,
        score,
        state,
        names.time(after.estimate().doubleValue()),
        expected);
  }

  /** What is done with both levels together. */
  String of(ConfirmationStep step) {
    return messages.get(
        "study.confirmation.step." + Parameter.word(step.kind()), names.time(step.until()));
  }

  private String state(HealthState state) {
    return names.choice(Parameter.word(state));
  }
}

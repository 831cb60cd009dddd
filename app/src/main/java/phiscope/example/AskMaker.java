package phiscope.example;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import phiscope.example.Part.Answered;
import phiscope.example.Part.Choice;
import phiscope.lesson.Answer;
import phiscope.lesson.Dimension;
import phiscope.lesson.LocalText;
import phiscope.lesson.Prose;
import phiscope.lesson.Prose.Run;
import phiscope.lesson.Prose.Style;
import phiscope.lesson.ProseReader;
import phiscope.lesson.Question;
import phiscope.lesson.StepReadings;
import phiscope.text.Messages;
import phiscope.text.Numbers;

/** Puts a question of a lesson on paper. */
final class AskMaker {
  private static final int DIGITS = 5;

  private final Messages messages;
  private final boolean key;
  private final StepReadings readings;
  private final UnaryOperator<LocalText> seen;

  AskMaker(Messages messages, Edition edition, StepReadings readings) {
    this(messages, edition, readings, UnaryOperator.identity());
  }

  /**
   * Puts questions on paper.
   *
   * @param seen what remains of a text for the reader to see
   */
  AskMaker(
      Messages messages, Edition edition, StepReadings readings, UnaryOperator<LocalText> seen) {
    this.seen = seen;
    this.messages = messages;
    this.key = edition == Edition.KEY;
    this.readings = readings;
  }

  Part.Ask ask(int number, Question question) {
    Answer answer = Answer.to(question, readings);
    List<List<Run>> hints = new ArrayList<>();
    question.hints().forEach(hint -> hints.add(line(hint)));
    boolean onPaper = !key && question instanceof Question.Drag;
    return new Part.Ask(
        number,
        line(question.ask()),
        onPaper ? messages.get("example.onPaper") : "",
        options(question, answer),
        unit(question, answer),
        hints,
        key ? Optional.of(answered(question, answer)) : Optional.empty());
  }

  private List<Run> line(LocalText text) {
    return ProseReader.line(seen.apply(text), messages.language(), readings.entering());
  }

  private List<Choice> options(Question question, Answer answer) {
    List<Choice> choices = new ArrayList<>();
    if (question instanceof Question.Choice choice) {
      for (int i = 0; i < choice.options().size(); i++) {
        Question.Option option = choice.options().get(i);
        boolean right = key && answer instanceof Answer.Statement that && that.index() == i;
        boolean says = key && !option.why().in(messages.language()).isEmpty();
        Optional<Prose> why =
            says
                ? Optional.of(ProseReader.read(option.why(), messages.language(), readings))
                : Optional.empty();
        choices.add(new Choice(line(option.text()), why, right));
      }
    }
    return choices;
  }

  /** The unit that the question names, else that of a time. */
  private String unit(Question question, Answer answer) {
    if (question instanceof Question.Value value) {
      String unit = value.unit().in(messages.language());
      if (!unit.isEmpty()) {
        return unit;
      }
    }
    boolean isTime =
        answer instanceof Answer.Number number && number.quantity().dimension() == Dimension.TIME;
    return isTime ? Numbers.unit(readings.after().bench().scale().unit()) : "";
  }

  private Answered answered(Question question, Answer answer) {
    List<Run> value =
        answer instanceof Answer.Number number
            ? PrintNumbers.runs(Numbers.significant(number.shown(), DIGITS).text(), Style.VALUE)
            : List.of();
    return new Answered(value, ProseReader.read(question.why(), messages.language(), readings));
  }
}

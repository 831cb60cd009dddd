package phiscope.dataset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Answers to the questions of a reading, by what they are about. Immutable. */
public final class ReadAnswers {
  private static final ReadAnswers NONE = new ReadAnswers(List.of());

  private record Answer(String about, String value) {}

  private final List<Answer> answers;

  private ReadAnswers(List<Answer> answers) {
    this.answers = answers;
  }

  public static ReadAnswers none() {
    return NONE;
  }

  /** These answers and one more, which replaces an earlier one about the same. */
  public ReadAnswers with(String about, String value) {
    String key = canonical(about);
    List<Answer> changed = new ArrayList<>();
    for (Answer answer : answers) {
      if (!answer.about.equals(key)) {
        changed.add(answer);
      }
    }
    changed.add(new Answer(key, value.strip()));
    return new ReadAnswers(List.copyOf(changed));
  }

  public Optional<String> to(String about) {
    for (Answer answer : answers) {
      if (answer.about.equals(about)) {
        return Optional.of(answer.value);
      }
    }
    return Optional.empty();
  }

  /** What was answered, in the order of answering. */
  public List<String> abouts() {
    return answers.stream().map(Answer::about).toList();
  }

  private static String canonical(String about) {
    String key = about.strip();
    return key.equals("stream") || key.equals("whichStream") ? ReadQuestion.STREAM : key;
  }
}

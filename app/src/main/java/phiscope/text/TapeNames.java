package phiscope.text;

import phiscope.bench.RunsQuestion;

/** What a tape is called in a sentence, also where nobody has given it a name. */
public final class TapeNames {
  private TapeNames() {}

  /**
   * A tape among others.
   *
   * @param name its own; may be blank
   * @param index its place, 0 or more
   * @param count how many there are
   */
  public static String of(Messages messages, String name, int index, int count) {
    if (!name.isBlank()) {
      return name;
    }
    return count > 1
        ? messages.get("tape.unnamedOfSeveral", index + 1)
        : messages.get("tape.unnamed");
  }

  /** The tape of a question about runs. */
  public static String of(Messages messages, RunsQuestion question) {
    String name = question.tape().name();
    if (question.label().isBlank()) {
      return of(messages, name, 0, 1);
    }
    return name.isBlank()
        ? messages.get("tape.unnamedOfSeveral", question.label())
        : question.label();
  }
}

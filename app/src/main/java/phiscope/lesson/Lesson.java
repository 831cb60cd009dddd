package phiscope.lesson;

import java.util.List;

/**
 * A lesson.
 *
 * @param id its name, also that of its file
 * @param title its title
 * @param aim what a learner can do afterwards
 * @param minutes how long it takes, about
 * @param sources the articles it goes back to
 * @param steps the steps, one or more
 */
public record Lesson(
    String id,
    LocalText title,
    LocalText aim,
    int minutes,
    List<Source> sources,
    List<LessonStep> steps) {
  public Lesson {
    sources = List.copyOf(sources);
    steps = List.copyOf(steps);
  }

  /** What a list shows of it. */
  public LessonHeading heading() {
    return new LessonHeading(id, title, aim);
  }

  /**
   * Where the matter comes from.
   *
   * @param article the article, such as S004
   * @param place the place in it
   */
  public record Source(String article, LocalText place) {}
}

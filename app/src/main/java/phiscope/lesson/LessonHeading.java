package phiscope.lesson;

/**
 * What a list of lessons shows of one; the rest is read when somebody begins it.
 *
 * @param id its name, also that of its file
 * @param title its title
 * @param aim what a learner can do afterwards
 */
public record LessonHeading(String id, LocalText title, LocalText aim) {}

package phiscope.lesson;

/** How much of a lesson is shown from the start. */
public enum LessonMode {
  /** Everything: a worked example to read. */
  WORKED,
  /** The first steps; the last ones are for the learner (backward fading, Renkl and Atkinson). */
  COMPLETION,
  /** Nothing: every answer is for the learner. */
  PROBLEM
}

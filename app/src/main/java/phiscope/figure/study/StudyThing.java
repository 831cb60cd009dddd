package phiscope.figure.study;

import phiscope.figure.run.Thing;

/** What can be chosen in a figure of a study. */
public sealed interface StudyThing extends Thing {
  /** Something that was drawn, or that could be: by its place among the frames. */
  record Drawn(int index) implements StudyThing {}

  /** The lane of frames, between them. */
  record Lane() implements StudyThing {}

  /** A row of a figure. */
  record Row(int index) implements StudyThing {}
}

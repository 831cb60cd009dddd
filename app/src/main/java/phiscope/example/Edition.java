package phiscope.example;

/** For whom a worked example is written. */
public enum Edition {
  /** Everything: the worked example, and the key to the student's version. */
  KEY,
  /** Blanks where results and answers stand in the key. */
  STUDENT
}

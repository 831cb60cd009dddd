package phiscope.core.fencing.search;

/** Actions and how they went, as they are counted: a kind that never happened proves nothing. */
public enum StepKind {
  BEGUN,
  BEGUN_SELF_MADE,
  SENT,
  SENT_LATE,
  SENT_TWICE,
  SENT_LOST,
  SENT_AGAIN,
  CHECK_PASSED,
  ACCEPTED_OF_FIRST_HOLDER,
  ACCEPTED_OF_SECOND_HOLDER,
  ANSWERED_AGAIN,
  REFUSED_OLD,
  REFUSED_PRESENT,
  TOOK_OVER,
  TICKED,
  CLOCK_LAGGED,
  PAUSED,
  RESUMED,
  RESOURCE_RESTARTED
}

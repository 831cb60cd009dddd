package phiscope.bench;

/**
 * Which of two happenings at the same instant comes first: the query at "now", or the heartbeats
 * that arrive then.
 */
public enum InstantOrder {
  QUERY_THEN_DELIVER,
  DELIVER_THEN_QUERY
}

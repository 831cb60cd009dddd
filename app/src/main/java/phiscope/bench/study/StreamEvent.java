package phiscope.bench.study;

/** What befalls the upstream of a generated stream. */
public enum StreamEvent {
  NOTHING,
  /** It is dead: no frame comes any more. */
  KILL,
  /** No data any more: only keep-alive frames come (S001 section 2.2). */
  IDLE,
  /** A garbage collection stops it for a while (section 4.3). */
  COLLECTION,
  /** A device on the way holds all frames of a while back and lets them go at once (5.1). */
  MICRO_BURST,
  /** Its send buffer is full for a while (5.2). */
  BACKPRESSURE
}

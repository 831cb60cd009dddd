package phiscope.core.swim.protocol;

/**
 * Exchange of whole views.
 *
 * @param interval ticks between two exchanges with a member believed alive (push-pull); 0 for never
 * @param reconnectInterval ticks between two tries to exchange with a member believed dead, by
 *     which a healed partition grows together (Serf); 0 for never
 * @param answersStaleAlive whether old news is answered. A member that hears an alive update with
 *     too low an incarnation about one that it believes suspect or dead passes its belief on again,
 *     so that the subject can refute; one that is accused in an incarnation that it has left behind
 *     says again that it is alive. memberlist drops both silently (memberlist #311), so that a
 *     member that answers every ping can still be declared dead
 */
public record SyncParameters(long interval, long reconnectInterval, boolean answersStaleAlive) {
  public SyncParameters {
    Required.that(interval >= 0, "sync interval must be 0 ticks or more, got ", interval);
    Required.that(
        reconnectInterval >= 0,
        "reconnect interval must be 0 ticks or more, got ",
        reconnectInterval);
  }
}

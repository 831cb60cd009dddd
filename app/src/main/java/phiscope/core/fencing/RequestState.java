package phiscope.core.fencing;

/**
 * A write that a holder decided on.
 *
 * @param id requests are numbered from 0; it is also the value that the resource holds afterwards
 * @param grant the token that its holder had, 0 for none
 * @param token the number that it bears; another one if the client made it up
 * @param attempts how often it was sent
 * @param done how often it took effect
 * @param isAcknowledged whether an answer has been sent that will arrive
 * @param isRefused whether it was refused
 * @param isAnswered whether its holder has an answer
 */
public record RequestState(
    int id,
    int holder,
    long grant,
    long token,
    int attempts,
    int done,
    boolean isAcknowledged,
    boolean isRefused,
    boolean isAnswered) {

  static RequestState of(int id, int holder, long grant, long token) {
    return new RequestState(id, holder, grant, token, 0, 0, false, false, false);
  }

  RequestState sent() {
    return new RequestState(
        id, holder, grant, token, attempts + 1, done, isAcknowledged, isRefused, isAnswered);
  }

  RequestState doneOnceMore() {
    return new RequestState(
        id, holder, grant, token, attempts, done + 1, isAcknowledged, isRefused, isAnswered);
  }

  RequestState acknowledged() {
    return new RequestState(id, holder, grant, token, attempts, done, true, isRefused, isAnswered);
  }

  RequestState refused() {
    return new RequestState(
        id, holder, grant, token, attempts, done, isAcknowledged, true, isAnswered);
  }

  RequestState answered() {
    return new RequestState(
        id, holder, grant, token, attempts, done, isAcknowledged, isRefused, true);
  }
}

package phiscope.core.fencing;

/**
 * What the resource holds.
 *
 * @param highest the highest token that it remembers
 * @param value the request whose value it holds; -1 for none
 * @param greatestAccepted the greatest token that a write was ever accepted with: what it should
 *     remember
 * @param restarts how often it started anew
 */
record ResourceState(long highest, int value, long greatestAccepted, int restarts) {
  static final ResourceState NEW = new ResourceState(0, -1, 0, 0);

  ResourceState written(int request, long token, TokenCheck check) {
    return new ResourceState(
        check == TokenCheck.HIGHEST_SEEN ? token : highest,
        request,
        Math.max(token, greatestAccepted),
        restarts);
  }

  ResourceState restarted(boolean durable) {
    return new ResourceState(durable ? highest : 0, value, greatestAccepted, restarts + 1);
  }
}

package phiscope.core.trace.generator;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.kernel.RandomStream;
import phiscope.core.trace.Pause;

/** The pauses of one source, drawn as far as anybody has asked. */
final class PauseTimeline {
  private final PauseSource source;
  private final Draws draws;
  private final int most;
  private final List<Pause> pauses = new ArrayList<>();
  private long end;

  /**
   * @param most how many pauses there can be; after the last one nobody pauses any more
   */
  PauseTimeline(PauseSource source, RandomStream random, int most) {
    this.source = source;
    this.most = most;
    this.draws = new Draws(random);
  }

  Pause.Who who() {
    return source.who();
  }

  /** When something that would happen at a tick happens: at the end of a pause, or then. */
  long delayed(long tick) {
    while (end <= tick && pauses.size() < most) {
      long from = end + 1 + Math.round(draws.exponential(source.meanBetween()));
      end = from + draws.between(source.shortest(), source.longest());
      pauses.add(new Pause(source.who(), from, end));
    }
    int low = 0;
    int high = pauses.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (pauses.get(middle).to() <= tick) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    boolean within = low < pauses.size() && pauses.get(low).from() <= tick;
    return within ? pauses.get(low).to() : tick;
  }

  /** The pauses that begin before a tick. */
  List<Pause> before(long tick) {
    delayed(tick);
    return pauses.stream().filter(pause -> pause.from() < tick).toList();
  }
}

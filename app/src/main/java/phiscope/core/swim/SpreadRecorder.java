package phiscope.core.swim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import phiscope.core.swim.SwimOutcome.Spread;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.MemberState;

/** Writes down when each member heard each piece of news. Lives as long as one run. */
final class SpreadRecorder {
  private static final Comparator<News> ORDER =
      Comparator.comparingInt(News::subject)
          .thenComparing(News::state)
          .thenComparingLong(News::incarnation);

  private final TreeMap<News, Times> heard = new TreeMap<>(ORDER);
  private final List<News> inOrder = new ArrayList<>();

  private record News(int subject, MemberState state, long incarnation) {}

  /** Times in the order in which they came. */
  private static final class Times {
    private long[] times = new long[8];
    private int count;

    void add(long time) {
      times = count < times.length ? times : Arrays.copyOf(times, count * 2);
      times[count] = time;
      count++;
    }
  }

  void record(SwimState state) {
    for (Change change : state.last().changes()) {
      if (change instanceof Change.ViewChanged view && view.after() != null) {
        News news = new News(view.subject(), view.after().state(), view.after().incarnation());
        Times times = heard.get(news);
        if (times == null) {
          times = new Times();
          heard.put(news, times);
          inOrder.add(news);
        }
        times.add(state.time());
      }
    }
  }

  List<Spread> spreads(long interval) {
    return inOrder.stream().map(news -> spread(news, heard.get(news), interval)).toList();
  }

  private static Spread spread(News news, Times times, long interval) {
    long first = times.times[0];
    List<Integer> knowing = new ArrayList<>();
    int at = 0;
    for (long until = first; at < times.count; until += interval) {
      while (at < times.count && times.times[at] <= until) {
        at++;
      }
      knowing.add(at);
    }
    long last = times.times[times.count - 1];
    return new Spread(
        new Rumour(news.subject, news.state, news.incarnation, first, times.count, last), knowing);
  }
}

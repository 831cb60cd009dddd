package phiscope.dataset.catalogue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import phiscope.dataset.DataReading;
import phiscope.dataset.DataStream;

/**
 * What a data set says of its shape. Times are in the unit of the stream: milliseconds, or ticks if
 * it has no unit.
 */
public sealed interface ShapeClaim {
  /**
   * What is wrong.
   *
   * @param key key of the sentence in the dataset bundle
   * @param claimed what was claimed
   * @param found what is so
   */
  record Broken(String key, String claimed, String found) {}

  /** Checks the claim against what the file holds; empty if it is so. */
  Optional<Broken> check(DataReading reading);

  /** A claim about one stream. */
  sealed interface OfStream extends ShapeClaim {
    /** The name of the stream; empty for the first one. */
    Optional<String> stream();

    Optional<Broken> check(DataStream stream);

    @Override
    default Optional<Broken> check(DataReading reading) {
      Optional<DataStream> found =
          stream().isPresent()
              ? reading.stream(stream().get())
              : reading.streams().stream().findFirst();
      return found.isPresent()
          ? check(found.get())
          : Optional.of(new Broken("dataset.claim.stream", stream().orElse("1"), "-"));
    }
  }

  /** How the reading ends, such as import. */
  record Outcome(String is) implements ShapeClaim {
    @Override
    public Optional<Broken> check(DataReading reading) {
      String found = reading.outcome().id();
      return broken(found.equals(is), "dataset.claim.outcome", is, found);
    }
  }

  /** The intervals, one by one. */
  record Intervals(Optional<String> stream, List<BigDecimal> are) implements OfStream {
    public Intervals {
      are = List.copyOf(are);
    }

    @Override
    public Optional<Broken> check(DataStream found) {
      List<BigDecimal> intervals = found.intervals();
      boolean same = intervals.size() == are.size();
      for (int i = 0; i < are.size() && same; i++) {
        same = intervals.get(i).compareTo(are.get(i)) == 0;
      }
      return broken(same, "dataset.claim.intervals", are.toString(), cut(intervals.toString()));
    }
  }

  /** How many heartbeats there are, duplicates not counted. */
  record Heartbeats(Optional<String> stream, long least, long most) implements OfStream {
    @Override
    public Optional<Broken> check(DataStream found) {
      int size = found.arrivals().size();
      return broken(
          size >= least && size <= most,
          "dataset.claim.heartbeats",
          least + " - " + most,
          "" + size);
    }
  }

  /** How many heartbeats are missing by sequence number. */
  record Lost(Optional<String> stream, long least, long most) implements OfStream {
    @Override
    public Optional<Broken> check(DataStream found) {
      return broken(
          found.received().hasSequences()
              && found.lostCount() >= least
              && found.lostCount() <= most,
          "dataset.claim.lost",
          least == most ? "" + least : least + " - " + most,
          found.received().hasSequences() ? "" + found.lostCount() : "-");
    }
  }

  /**
   * At least a share of the intervals lies between two bounds.
   *
   * @param share 0 to 1
   */
  record Within(Optional<String> stream, BigDecimal low, BigDecimal high, BigDecimal share)
      implements OfStream {
    @Override
    public Optional<Broken> check(DataStream found) {
      int inside = 0;
      for (BigDecimal interval : found.intervals()) {
        inside += interval.compareTo(low) >= 0 && interval.compareTo(high) <= 0 ? 1 : 0;
      }
      int all = found.intervals().size();
      boolean holds =
          all > 0
              && BigDecimal.valueOf(inside).compareTo(share.multiply(BigDecimal.valueOf(all))) >= 0;
      return broken(
          holds,
          "dataset.claim.within",
          low + " - " + high + " (" + share + ")",
          inside + "/" + all);
    }
  }

  /**
   * As many intervals as said are at least so long.
   *
   * @param atLeast their length
   * @param least how many of them at least
   * @param most and at most
   */
  record Gap(Optional<String> stream, BigDecimal atLeast, long least, long most)
      implements OfStream {
    @Override
    public Optional<Broken> check(DataStream found) {
      long gaps = found.intervals().stream().filter(i -> i.compareTo(atLeast) >= 0).count();
      String claimed = least == most ? "" + least : least + " - " + most;
      return broken(
          gaps >= least && gaps <= most,
          "dataset.claim.gap",
          claimed + " >= " + atLeast,
          "" + gaps);
    }
  }

  /**
   * Somewhere several intervals in a row are at most so long.
   *
   * @param atMost their length
   * @param count how many in a row at least
   */
  record Burst(Optional<String> stream, BigDecimal atMost, long count) implements OfStream {
    @Override
    public Optional<Broken> check(DataStream found) {
      long run = 0;
      long longest = 0;
      for (BigDecimal interval : found.intervals()) {
        run = interval.compareTo(atMost) <= 0 ? run + 1 : 0;
        longest = Math.max(longest, run);
      }
      return broken(longest >= count, "dataset.claim.burst", count + " <= " + atMost, "" + longest);
    }
  }

  /**
   * The intervals have two humps: at least a share of them lies in each of two ranges, and at most
   * a twentieth between the ranges.
   *
   * @param first from and to
   * @param second from and to, above the first
   * @param share 0 to 1
   */
  record Humps(
      Optional<String> stream, List<BigDecimal> first, List<BigDecimal> second, BigDecimal share)
      implements OfStream {
    private static final int BETWEEN = 20;

    public Humps {
      first = List.copyOf(first);
      second = List.copyOf(second);
    }

    @Override
    public Optional<Broken> check(DataStream found) {
      int all = found.intervals().size();
      long low = count(found, first.get(0), first.get(1));
      long high = count(found, second.get(0), second.get(1));
      long between = count(found, first.get(1), second.get(0));
      BigDecimal least = share.multiply(BigDecimal.valueOf(all));
      boolean holds =
          BigDecimal.valueOf(low).compareTo(least) >= 0
              && BigDecimal.valueOf(high).compareTo(least) >= 0
              && between * BETWEEN <= all;
      return broken(
          holds,
          "dataset.claim.humps",
          first + ", " + second + " (" + share + ")",
          low + ", " + between + ", " + high + " / " + all);
    }

    private static long count(DataStream found, BigDecimal from, BigDecimal to) {
      return found.intervals().stream()
          .filter(i -> i.compareTo(from) >= 0 && i.compareTo(to) < 0)
          .count();
    }
  }

  /**
   * Arrivals keep to a period: folded by it, at least a share of them lies in one stretch, which
   * may begin anywhere.
   *
   * @param is the period
   * @param stretch the length of the stretch
   * @param share 0 to 1
   */
  record Period(Optional<String> stream, BigDecimal is, BigDecimal stretch, BigDecimal share)
      implements OfStream {
    @Override
    public Optional<Broken> check(DataStream found) {
      List<BigDecimal> phases =
          IntStream.range(0, found.arrivals().size())
              .mapToObj(i -> found.arrivals().get(i).remainder(is))
              .toList();
      long best = 0;
      for (BigDecimal start : phases) {
        long inside =
            phases.stream()
                .filter(p -> p.subtract(start).add(is).remainder(is).compareTo(stretch) <= 0)
                .count();
        best = Math.max(best, inside);
      }
      BigDecimal least = share.multiply(BigDecimal.valueOf(phases.size()));
      return broken(
          BigDecimal.valueOf(best).compareTo(least) >= 0,
          "dataset.claim.period",
          is + " / " + stretch + " (" + share + ")",
          best + "/" + phases.size());
    }
  }

  /** The mean of the intervals lies between two bounds. */
  record Mean(Optional<String> stream, BigDecimal low, BigDecimal high) implements OfStream {
    @Override
    public Optional<Broken> check(DataStream found) {
      BigDecimal mean = Moments.mean(found.intervals());
      return broken(
          mean.compareTo(low) >= 0 && mean.compareTo(high) <= 0,
          "dataset.claim.mean",
          low + " - " + high,
          shown(mean));
    }
  }

  /** The standard deviation of the intervals (of the population) lies between two bounds. */
  record Deviation(Optional<String> stream, BigDecimal low, BigDecimal high) implements OfStream {
    @Override
    public Optional<Broken> check(DataStream found) {
      BigDecimal variance = Moments.variance(found.intervals());
      return broken(
          variance.compareTo(low.pow(2)) >= 0 && variance.compareTo(high.pow(2)) <= 0,
          "dataset.claim.deviation",
          low + " - " + high,
          shown(variance.sqrt(MathContext.DECIMAL64)));
    }
  }

  /** After the last heartbeat the observation went on for so long without another one. */
  record SilenceToEnd(Optional<String> stream, BigDecimal atLeast) implements OfStream {
    @Override
    public Optional<Broken> check(DataStream found) {
      if (found.observedFor().isEmpty() || found.arrivals().size() == 0) {
        return broken(false, "dataset.claim.silence", atLeast.toString(), "-");
      }
      BigDecimal last = found.arrivals().get(found.arrivals().size() - 1);
      BigDecimal silence = found.observedFor().get().subtract(last);
      return broken(
          silence.compareTo(atLeast) >= 0,
          "dataset.claim.silence",
          atLeast.toString(),
          shown(silence));
    }
  }

  private static Optional<Broken> broken(boolean holds, String key, String claimed, String found) {
    return holds ? Optional.empty() : Optional.of(new Broken(key, claimed, found));
  }

  private static String shown(BigDecimal value) {
    return value.round(new MathContext(6)).stripTrailingZeros().toPlainString();
  }

  private static String cut(String text) {
    return text.length() <= 120 ? text : text.substring(0, 120) + "…";
  }
}

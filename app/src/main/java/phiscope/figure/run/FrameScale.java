package phiscope.figure.run;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the frames of a window lie from left to right, and with them all times between: evenly, so
 * that a burst can be read, or by their times.
 *
 * @param first the index of the first frame
 * @param times of the frames, in ticks
 * @param pixels of the frames, from left to right
 */
public record FrameScale(int first, List<Long> times, List<Double> pixels) {
  public FrameScale {
    times = List.copyOf(times);
    pixels = List.copyOf(pixels);
    if (times.isEmpty() || times.size() != pixels.size()) {
      throw new IllegalArgumentException("every frame needs a time and a place, and one is needed");
    }
  }

  /** Frames side by side, all equally far from each other. */
  public static FrameScale even(int first, List<Long> times, double left, double right) {
    double pitch = (right - left) / times.size();
    List<Double> pixels =
        java.util.stream.IntStream.range(0, times.size())
            .mapToObj(i -> left + (i + 0.5) * pitch)
            .toList();
    return new FrameScale(first, times, pixels);
  }

  /** Frames side by side, each as wide as it weighs: what matters little takes little room. */
  public static FrameScale weighted(
      int first, List<Long> times, List<Double> weights, double left, double right) {
    double all = weights.stream().mapToDouble(Double::doubleValue).sum();
    double unit = (right - left) / Math.max(1e-9, all);
    List<Double> pixels = new ArrayList<>();
    double before = left;
    for (double weight : weights) {
      pixels.add(before + weight * unit / 2);
      before += weight * unit;
    }
    return new FrameScale(first, times, pixels);
  }

  /** Frames where their times are. */
  public static FrameScale byTime(int first, List<Long> times, double left, double right) {
    long low = times.get(0);
    double span = Math.max(1, times.get(times.size() - 1) - low);
    double margin = 0.02 * (right - left);
    List<Double> pixels =
        times.stream()
            .map(time -> left + margin + (time - low) / span * (right - left - 2 * margin))
            .toList();
    return new FrameScale(first, times, pixels);
  }

  public int last() {
    return first + times.size() - 1;
  }

  public boolean holds(int frame) {
    return frame >= first && frame <= last();
  }

  /** The place of a frame; outside the window where the frame is. */
  public double ofFrame(int frame) {
    int at = frame - first;
    if (at < 0) {
      return pixels.get(0) + at * pitch();
    }
    return at < pixels.size()
        ? pixels.get(at)
        : pixels.get(pixels.size() - 1) + (at - pixels.size() + 1) * pitch();
  }

  private double pitch() {
    int count = pixels.size();
    return count < 2 ? 24 : Math.max(1, (pixels.get(count - 1) - pixels.get(0)) / (count - 1));
  }

  /** The place of a time: between the frames before and after it. */
  public double ofTime(long time) {
    int count = times.size();
    if (time <= times.get(0)) {
      return time == times.get(0) ? pixels.get(0) : pixels.get(0) - pitch();
    }
    for (int i = 1; i < count; i++) {
      long before = times.get(i - 1);
      long after = times.get(i);
      if (time <= after && after > before) {
        double share = (double) (time - before) / (after - before);
        return pixels.get(i - 1) + share * (pixels.get(i) - pixels.get(i - 1));
      }
    }
    return time == times.get(count - 1) ? pixels.get(count - 1) : pixels.get(count - 1) + pitch();
  }

  /** The time at a place, in ticks; never outside the window. */
  public long timeAt(double x) {
    for (int i = 1; i < pixels.size(); i++) {
      if (x < pixels.get(i)) {
        double gap = pixels.get(i) - pixels.get(i - 1);
        double share = gap <= 0 ? 1 : Math.max(0, (x - pixels.get(i - 1)) / gap);
        return times.get(i - 1) + Math.round(share * (times.get(i) - times.get(i - 1)));
      }
    }
    return times.get(times.size() - 1);
  }

  /** The frame nearest to a place. */
  public int frameAt(double x) {
    int nearest = 0;
    for (int i = 1; i < pixels.size(); i++) {
      if (Math.abs(pixels.get(i) - x) < Math.abs(pixels.get(nearest) - x)) {
        nearest = i;
      }
    }
    return first + nearest;
  }
}

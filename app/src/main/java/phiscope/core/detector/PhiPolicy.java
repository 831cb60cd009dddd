package phiscope.core.detector;

import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;

/**
 * Everything that makes one phi detector differ from another. Times are in the unit of the
 * document.
 *
 * @param preset the article or system it began as; it also decides what an untrained detector
 *     answers
 * @param windowSize how many intervals the estimate looks back on
 * @param minimumSamples intervals needed before phi has a value; fewer is untrained
 * @param variance whether squares are divided by n or n - 1
 * @param sigmaFloor the least standard deviation; too low: a regular sender is suspected at once;
 *     too high: detection is late
 * @param parameters learned from the window, or a typed mean and standard deviation
 * @param acceptablePause added to the mean; too low: pauses become mistakes; too high: detection is
 *     late by as much
 * @param firstEstimate synthetic first intervals, if any
 * @param startCountsAsHeartbeat whether tick 0 counts as a heartbeat, so that the first real one
 *     gives an interval
 * @param record which intervals enter the window
 * @param sequenceRule which heartbeats are accepted
 * @param tail the model of the tail
 * @param arithmetic how a normal tail is computed
 * @param upperEnd what is answered where the tail is very small
 * @param boundaryBand phi within this distance of the threshold is a boundary; 0 for none
 * @param comparison whether phi equal to the threshold is suspicion
 * @param localPause an observer pause longer than this withholds suspicion for as long again, if
 *     any
 * @param threshold phi from which the sender is suspected; too low: many mistakes; too high:
 *     detection is late
 */
public record PhiPolicy(
    Preset preset,
    WindowSize windowSize,
    int minimumSamples,
    VarianceKind variance,
    SigmaFloor sigmaFloor,
    ModelParameters parameters,
    BigDecimal acceptablePause,
    Optional<FirstEstimate> firstEstimate,
    boolean startCountsAsHeartbeat,
    RecordRule record,
    SequenceRule sequenceRule,
    Tail tail,
    Arithmetic arithmetic,
    UpperEnd upperEnd,
    BigDecimal boundaryBand,
    Comparison comparison,
    Optional<BigDecimal> localPause,
    BigDecimal threshold) {

  public PhiPolicy {
    Objects.requireNonNull(preset, "preset");
    if (minimumSamples < 1) {
      throw new IllegalArgumentException("minimumSamples must be 1 or more, got " + minimumSamples);
    }
    if (acceptablePause.signum() < 0) {
      throw new IllegalArgumentException(
          "acceptablePause must be 0 or more, got " + acceptablePause);
    }
    if (boundaryBand.signum() < 0) {
      throw new IllegalArgumentException("boundaryBand must be 0 or more, got " + boundaryBand);
    }
    if (threshold.signum() <= 0) {
      throw new IllegalArgumentException("threshold must be > 0, got " + threshold);
    }
  }

  /** How the squares are averaged. */
  public enum VarianceKind {
    POPULATION,
    SAMPLE
  }

  /**
   * Which heartbeats are accepted: only growing sequence numbers (within an incarnation), or all.
   */
  public enum SequenceRule {
    INCREASING,
    NONE
  }

  /** The model of the tail of the intervals. */
  public enum Tail {
    NORMAL,
    /** Pekko's and Hazelcast's approximation of the normal tail. */
    LOGISTIC,
    /** Cassandra's. */
    EXPONENTIAL,
    /** The share of the window's intervals that are longer. */
    EMPIRICAL
  }

  /**
   * How a normal tail is computed: directly, or as one minus the distribution function in doubles
   * (S002).
   */
  public enum Arithmetic {
    SURVIVAL,
    ONE_MINUS_CDF
  }

  /** Whether phi equal to the threshold is suspicion. */
  public enum Comparison {
    AT_LEAST,
    GREATER
  }

  /** How far back the window reaches. */
  public sealed interface WindowSize {
    /** The last {@code intervals} recorded intervals, 1 to 1,000,000. */
    record Last(int intervals) implements WindowSize {
      public Last {
        if (intervals < 1 || intervals > 1_000_000) {
          throw new IllegalArgumentException("windowSize must be 1 to 1000000, got " + intervals);
        }
      }
    }

    /** All recorded intervals. */
    record All() implements WindowSize {}

    /** The intervals recorded within the last {@code time} before the last heartbeat. */
    record Lasting(BigDecimal time) implements WindowSize {
      public Lasting {
        if (time.signum() <= 0) {
          throw new IllegalArgumentException("the window must last > 0, got " + time);
        }
      }
    }
  }

  /** The least standard deviation. */
  public sealed interface SigmaFloor {
    record None() implements SigmaFloor {}

    /** A time, > 0. */
    record Absolute(BigDecimal time) implements SigmaFloor {
      public Absolute {
        if (time.signum() <= 0) {
          throw new IllegalArgumentException("sigmaFloor must be > 0, got " + time);
        }
      }
    }

    /** A share of the mean, > 0: 0.1 in the production advice of S002. */
    record Relative(BigDecimal shareOfMean) implements SigmaFloor {
      public Relative {
        if (shareOfMean.signum() <= 0) {
          throw new IllegalArgumentException("sigmaFloor must be > 0, got " + shareOfMean);
        }
      }
    }
  }

  /** Where mean and standard deviation come from. */
  public sealed interface ModelParameters {
    record Learned() implements ModelParameters {}

    /** Typed: no window is needed and none is learned. */
    record Given(BigDecimal mean, BigDecimal std) implements ModelParameters {
      public Given {
        if (mean.signum() < 0) {
          throw new IllegalArgumentException("mean must be 0 or more, got " + mean);
        }
        if (std.signum() <= 0) {
          throw new IllegalArgumentException("std must be > 0, got " + std);
        }
      }
    }
  }

  /**
   * Synthetic first intervals, put into the window at the first heartbeat.
   *
   * @param value the estimate of the interval, > 0
   * @param shape one interval (Cassandra), or a pair a quarter below and above (Pekko, Hazelcast)
   */
  public record FirstEstimate(BigDecimal value, Shape shape) {
    /** How many synthetic intervals there are. */
    public enum Shape {
      SINGLE,
      PAIR
    }

    public FirstEstimate {
      if (value.signum() <= 0) {
        throw new IllegalArgumentException("firstEstimate must be > 0, got " + value);
      }
    }
  }

  /** Which intervals of accepted heartbeats enter the window. */
  public sealed interface RecordRule {
    record All() implements RecordRule {}

    /** Only where the sender was not suspected when the heartbeat came (Pekko). */
    record WhileAvailable() implements RecordRule {}

    /** Only intervals up to {@code time} (Cassandra). */
    record UpTo(BigDecimal time) implements RecordRule {
      public UpTo {
        if (time.signum() <= 0) {
          throw new IllegalArgumentException("record upTo must be > 0, got " + time);
        }
      }
    }
  }

  /** What is answered where the tail is very small. */
  public sealed interface UpperEnd {
    /** The exact phi, however large. */
    record Exact() implements UpperEnd {}

    /** At most {@code phi}: S000 answers 16 from a tail of 1e-16. */
    record Cap(BigDecimal phi) implements UpperEnd {
      public Cap {
        if (phi.signum() <= 0) {
          throw new IllegalArgumentException("cap must be > 0, got " + phi);
        }
      }
    }

    /** Infinity where the double arithmetic of the tail gives 0: S002 and S003. */
    record Infinity() implements UpperEnd {}

    /** "phi > 30" from z = 12: S004. */
    record AtLeast30() implements UpperEnd {}
  }
}

package phiscope.core.fencing;

import java.util.Objects;
import java.util.Optional;

/** What a script does to holders, network and resource. */
public sealed interface FencingIntervention {
  /** Nobody in particular. */
  int NOBODY = -1;

  /** The holder that it is about, {@link #NOBODY} if none. */
  int holder();

  /** Whether it is about one holder. */
  default boolean isAboutAHolder() {
    return !(this instanceof Repeat || this instanceof RestartResource || this instanceof Suspect);
  }

  /**
   * The holder writes now, if it believes that it may.
   *
   * @param namedToken the number that it names instead of the token it was issued; 0: that token.
   *     Without the protection "tokens only from the authority" it may be any; with it, a write
   *     that bears such a number is not sent
   * @param path what becomes of it; empty: what the workload and the network do
   */
  record Write(int holder, long namedToken, Optional<WritePath> path)
      implements FencingIntervention {
    public Write {
      Objects.requireNonNull(path, "path");
      Ranges.within("namedToken", namedToken, 0, Long.MAX_VALUE);
    }
  }

  /**
   * A request that was sent and not answered is sent again.
   *
   * @param request its number, from 0
   */
  record Repeat(int request, Optional<WritePath> path) implements FencingIntervention {
    public Repeat {
      Objects.requireNonNull(path, "path");
      Ranges.within("request", request, 0, Integer.MAX_VALUE);
    }

    @Override
    public int holder() {
      return NOBODY;
    }
  }

  /** The holder stops for a while; its clock goes on, and messages to it wait. */
  record Pause(int holder, long lasting) implements FencingIntervention {
    public Pause {
      Ranges.within("lasting", lasting, 1, FencingScenario.LONGEST);
    }
  }

  /** The holder's process ends; it forgets its token. */
  record Crash(int holder) implements FencingIntervention {}

  /** A process that had ended starts again, without a token. */
  record Restart(int holder) implements FencingIntervention {}

  /** The resource starts anew; what it was about to write is dropped. */
  record RestartResource() implements FencingIntervention {
    @Override
    public int holder() {
      return NOBODY;
    }
  }

  /** From now on the holder's clock goes so many millionths faster (or slower, if below 0). */
  record ClockRate(int holder, int perMillion) implements FencingIntervention {
    public ClockRate {
      Ranges.within("perMillion", perMillion, -999_999, 1_000_000);
    }
  }

  /** The holder's clock is put forward, or back if below 0. */
  record ClockStep(int holder, long by) implements FencingIntervention {
    public ClockStep {
      Ranges.within("by", by, -FencingScenario.LONGEST, FencingScenario.LONGEST);
    }
  }

  /** Where a holder's messages no longer get through. */
  enum Side {
    AUTHORITY,
    RESOURCE,
    BOTH
  }

  /**
   * Messages between a holder and others are cut.
   *
   * @param lasting for how long; 0: until the end
   */
  record Cut(int holder, Side side, long lasting) implements FencingIntervention {
    public Cut {
      Objects.requireNonNull(side, "side");
      Ranges.duration("lasting", lasting);
    }
  }

  /**
   * What a holder sends takes longer.
   *
   * @param extra by so much
   * @param lasting for how long; 0: until the end
   */
  record Slow(int holder, Side side, long extra, long lasting) implements FencingIntervention {
    public Slow {
      Objects.requireNonNull(side, "side");
      Ranges.duration("extra", extra);
      Ranges.duration("lasting", lasting);
    }
  }

  /** The holder will not accept a takeover for a while; 0: until the end. */
  record RefuseTakeover(int holder, long lasting) implements FencingIntervention {
    public RefuseTakeover {
      Ranges.duration("lasting", lasting);
    }
  }

  /** The detector reports that the present holder has stopped, be it right or wrong. */
  record Suspect() implements FencingIntervention {
    @Override
    public int holder() {
      return NOBODY;
    }
  }
}

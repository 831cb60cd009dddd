package phiscope.bench.study;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Why a parameter has no effect on what a study says, as its other parameters are. */
public enum Idle {
  /** What is drawn takes the place of what would be made of it. */
  DRAWN,
  /** What befalls the upstream has nothing of this. */
  OTHER_EVENT,
  /** What it is a part of is switched off. */
  SWITCHED_OFF,
  /** Another rule is chosen, which does not use it. */
  OTHER_RULE,
  /** The chain is shorter. */
  NO_SUCH_CALL;

  private static final Set<StreamParameter> GENERATING =
      EnumSet.of(
          StreamParameter.SEED,
          StreamParameter.SHORTEST,
          StreamParameter.LONGEST,
          StreamParameter.GAP_CHANCE,
          StreamParameter.GAP,
          StreamParameter.EVENT,
          StreamParameter.EVENT_AT,
          StreamParameter.LASTING,
          StreamParameter.EVERY,
          StreamParameter.ANNOUNCED);

  /** Why a parameter of a study has no effect; empty for one that may have some. */
  public static Optional<Idle> of(Study study, StudyParameter parameter) {
    if (parameter instanceof StreamParameter stream) {
      return ofStream(study, stream);
    } else if (parameter instanceof ProbeParameter probe) {
      return ofProbe(study, probe);
    } else if (parameter instanceof BudgetParameter budget) {
      return ofCall(study, budget);
    }
    // A storm is always computed with the budget too, to compare.
    return Optional.empty();
  }

  private static Optional<Idle> where(boolean is, Idle idle) {
    return is ? Optional.of(idle) : Optional.empty();
  }

  private static Optional<Idle> ofStream(Study study, StreamParameter parameter) {
    if (parameter == StreamParameter.BACKPRESSURE_FLOOR) {
      return where(study.get(StreamParameter.BACKPRESSURE) != 0, OTHER_RULE);
    }
    if (!GENERATING.contains(parameter)) {
      return Optional.empty();
    }
    if (study.choice(StreamParameter.SOURCE, FrameOrigin.class) == FrameOrigin.DRAWN) {
      return Optional.of(DRAWN);
    }
    StreamEvent event = study.choice(StreamParameter.EVENT, StreamEvent.class);
    boolean isUsed =
        switch (parameter) {
          case EVENT_AT -> event != StreamEvent.NOTHING;
          case LASTING ->
              event == StreamEvent.COLLECTION
                  || event == StreamEvent.MICRO_BURST
                  || event == StreamEvent.BACKPRESSURE;
          case EVERY -> event == StreamEvent.IDLE || event == StreamEvent.BACKPRESSURE;
          case ANNOUNCED -> event == StreamEvent.COLLECTION;
          default -> true;
        };
    return where(!isUsed, OTHER_EVENT);
  }

  private static Optional<Idle> ofProbe(Study study, ProbeParameter parameter) {
    return switch (parameter) {
      case START -> where(ProbeCurves.isDrawn(study, MarkKind.PROGRESS), DRAWN);
      case SLOW_AT, SLOW_LASTS, SLOW_SPEED ->
          where(ProbeCurves.isDrawn(study, MarkKind.DEPENDENCY), DRAWN);
      case STARTUP_DELAY, STARTUP_PERIOD, STARTUP_TIMEOUT, STARTUP_FAILURES ->
          where(!study.flag(ProbeParameter.STARTUP), SWITCHED_OFF);
      case LIVENESS_DELAY, LIVENESS_PERIOD, LIVENESS_TIMEOUT, LIVENESS_FAILURES, LIVENESS_ASKS ->
          where(!study.flag(ProbeParameter.LIVENESS), SWITCHED_OFF);
      case READINESS_DELAY,
          READINESS_PERIOD,
          READINESS_TIMEOUT,
          READINESS_SUCCESSES,
          READINESS_FAILURES,
          READINESS_ASKS ->
          where(!study.flag(ProbeParameter.READINESS), SWITCHED_OFF);
      default -> Optional.empty();
    };
  }

  private static Optional<Idle> ofCall(Study study, BudgetParameter parameter) {
    int call =
        switch (parameter) {
          case B_TAKES, B_TIMEOUT, B_FAILING -> 2;
          case C_TAKES, C_TIMEOUT, C_FAILING -> 3;
          case D_TAKES, D_TIMEOUT, D_FAILING -> 4;
          default -> 1;
        };
    return where(call > study.count(BudgetParameter.CALLS), NO_SUCH_CALL);
  }
}

package phiscope.text;

import phiscope.bench.ConsumerReading.Decision;

/** What consumers' decisions are called. */
public final class DecisionWords {
  private DecisionWords() {}

  /** The key of a decision's text. */
  public static String key(Decision decision) {
    return switch (decision) {
      case BELOW -> "decision.below";
      case SUSPECT -> "decision.suspect";
      case UNTRAINED -> "decision.untrained";
      case BOUNDARY -> "decision.boundary";
      case CONFIRMING -> "decision.confirming";
      case COOLING_DOWN -> "decision.coolingDown";
    };
  }
}

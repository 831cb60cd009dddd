package phiscope.ui.viewmodel;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import phiscope.bench.DetectorReading;
import phiscope.core.detector.NormalModel;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.detector.PhiPolicy.WindowSize;

/**
 * The fields of a policy that come in several shapes, by name and number. A shape that needs a
 * number which was not there before begins with one that fits what the detector sees now.
 */
public final class PolicyShapes {
  public static final List<String> WINDOWS = List.of("last", "all", "lasting");
  public static final List<String> FLOORS = List.of("none", "absolute", "relative");
  public static final List<String> PARAMETERS = List.of("learned", "given");
  public static final List<String> ESTIMATES = List.of("none", "single", "pair");
  public static final List<String> RECORDS = List.of("all", "whileAvailable", "upTo");
  public static final List<String> UPPER_ENDS = List.of("exact", "cap", "infinity", "atLeast30");

  private static final BigDecimal SIXTEEN = BigDecimal.valueOf(16);
  private static final BigDecimal TENTH = new BigDecimal("0.1");
  private static final int USUAL_WINDOW = 100;
  private static final int DIGITS = 4;

  private final PhiPolicy policy;
  private final BigDecimal typicalInterval;
  private final BigDecimal typicalSpread;

  private PolicyShapes(PhiPolicy policy, BigDecimal typicalInterval, BigDecimal typicalSpread) {
    this.policy = policy;
    this.typicalInterval = typicalInterval;
    this.typicalSpread = typicalSpread;
  }

  /** The shapes of a policy, with numbers to begin with from what it has learned. */
  public static PolicyShapes of(PhiPolicy policy, DetectorReading reading, int index) {
    Optional<NormalModel> model = reading.tape().policies().get(index).model();
    double mean = model.map(m -> reading.bench().scale().toUnits(m.mean())).orElse(0.0);
    double sigma = model.map(m -> reading.bench().scale().toUnits(m.sigma())).orElse(0.0);
    return new PolicyShapes(policy, usable(mean, BigDecimal.TEN), usable(sigma, BigDecimal.ONE));
  }

  private static BigDecimal usable(double value, BigDecimal otherwise) {
    boolean usable = value > 0 && Double.isFinite(value);
    return usable ? DragGrid.significant(value, DIGITS) : otherwise;
  }

  public String windowName() {
    if (policy.windowSize() instanceof WindowSize.Last) {
      return "last";
    }
    return policy.windowSize() instanceof WindowSize.All ? "all" : "lasting";
  }

  public Optional<BigDecimal> windowLast() {
    return policy.windowSize() instanceof WindowSize.Last last
        ? Optional.of(BigDecimal.valueOf(last.intervals()))
        : Optional.empty();
  }

  public Optional<BigDecimal> windowTime() {
    return policy.windowSize() instanceof WindowSize.Lasting lasting
        ? Optional.of(lasting.time())
        : Optional.empty();
  }

  public PhiPolicy window(String name) {
    return switch (name) {
      case "last" -> windowLast(USUAL_WINDOW);
      case "all" -> PolicyChange.windowSize(policy, new WindowSize.All());
      default -> windowTime(typicalInterval.multiply(BigDecimal.TEN));
    };
  }

  public PhiPolicy windowLast(int intervals) {
    return PolicyChange.windowSize(policy, new WindowSize.Last(intervals));
  }

  public PhiPolicy windowTime(BigDecimal time) {
    return PolicyChange.windowSize(policy, new WindowSize.Lasting(time));
  }

  public String floorName() {
    if (policy.sigmaFloor() instanceof SigmaFloor.None) {
      return "none";
    }
    return policy.sigmaFloor() instanceof SigmaFloor.Absolute ? "absolute" : "relative";
  }

  public Optional<BigDecimal> floorValue() {
    if (policy.sigmaFloor() instanceof SigmaFloor.Absolute absolute) {
      return Optional.of(absolute.time());
    }
    return policy.sigmaFloor() instanceof SigmaFloor.Relative relative
        ? Optional.of(relative.shareOfMean())
        : Optional.empty();
  }

  public PhiPolicy floor(String name) {
    return switch (name) {
      case "none" -> PolicyChange.sigmaFloor(policy, new SigmaFloor.None());
      case "absolute" -> PolicyChange.sigmaFloor(policy, new SigmaFloor.Absolute(typicalSpread));
      default -> PolicyChange.sigmaFloor(policy, new SigmaFloor.Relative(TENTH));
    };
  }

  public PhiPolicy floorValue(BigDecimal value) {
    return PolicyChange.sigmaFloor(
        policy,
        policy.sigmaFloor() instanceof SigmaFloor.Relative
            ? new SigmaFloor.Relative(value)
            : new SigmaFloor.Absolute(value));
  }

  public String parametersName() {
    return policy.parameters() instanceof ModelParameters.Learned ? "learned" : "given";
  }

  public Optional<BigDecimal> mean() {
    return policy.parameters() instanceof ModelParameters.Given given
        ? Optional.of(given.mean())
        : Optional.empty();
  }

  public Optional<BigDecimal> std() {
    return policy.parameters() instanceof ModelParameters.Given given
        ? Optional.of(given.std())
        : Optional.empty();
  }

  public PhiPolicy parameters(String name) {
    return PolicyChange.parameters(
        policy,
        name.equals("learned")
            ? new ModelParameters.Learned()
            : new ModelParameters.Given(typicalInterval, typicalSpread));
  }

  public PhiPolicy mean(BigDecimal value) {
    return PolicyChange.parameters(
        policy, new ModelParameters.Given(value, std().orElse(typicalSpread)));
  }

  public PhiPolicy std(BigDecimal value) {
    return PolicyChange.parameters(
        policy, new ModelParameters.Given(mean().orElse(typicalInterval), value));
  }

  public String estimateName() {
    return policy
        .firstEstimate()
        .map(e -> e.shape() == FirstEstimate.Shape.SINGLE ? "single" : "pair")
        .orElse("none");
  }

  public Optional<BigDecimal> estimateValue() {
    return policy.firstEstimate().map(FirstEstimate::value);
  }

  public PhiPolicy estimate(String name) {
    return PolicyChange.firstEstimate(
        policy,
        name.equals("none")
            ? Optional.empty()
            : Optional.of(
                new FirstEstimate(
                    estimateValue().orElse(typicalInterval),
                    name.equals("single")
                        ? FirstEstimate.Shape.SINGLE
                        : FirstEstimate.Shape.PAIR)));
  }

  public PhiPolicy estimateValue(BigDecimal value) {
    return PolicyChange.firstEstimate(
        policy, policy.firstEstimate().map(e -> new FirstEstimate(value, e.shape())));
  }

  public String recordName() {
    if (policy.record() instanceof RecordRule.All) {
      return "all";
    }
    return policy.record() instanceof RecordRule.WhileAvailable ? "whileAvailable" : "upTo";
  }

  public Optional<BigDecimal> recordTime() {
    return policy.record() instanceof RecordRule.UpTo upTo
        ? Optional.of(upTo.time())
        : Optional.empty();
  }

  public PhiPolicy record(String name) {
    return switch (name) {
      case "all" -> PolicyChange.record(policy, new RecordRule.All());
      case "whileAvailable" -> PolicyChange.record(policy, new RecordRule.WhileAvailable());
      default -> recordTime(typicalInterval.multiply(BigDecimal.TEN));
    };
  }

  public PhiPolicy recordTime(BigDecimal time) {
    return PolicyChange.record(policy, new RecordRule.UpTo(time));
  }

  public String upperEndName() {
    if (policy.upperEnd() instanceof UpperEnd.Exact) {
      return "exact";
    }
    if (policy.upperEnd() instanceof UpperEnd.Cap) {
      return "cap";
    }
    return policy.upperEnd() instanceof UpperEnd.Infinity ? "infinity" : "atLeast30";
  }

  public Optional<BigDecimal> cap() {
    return policy.upperEnd() instanceof UpperEnd.Cap cap
        ? Optional.of(cap.phi())
        : Optional.empty();
  }

  public PhiPolicy upperEnd(String name) {
    return switch (name) {
      case "exact" -> PolicyChange.upperEnd(policy, new UpperEnd.Exact());
      case "cap" -> cap(SIXTEEN);
      case "infinity" -> PolicyChange.upperEnd(policy, new UpperEnd.Infinity());
      default -> PolicyChange.upperEnd(policy, new UpperEnd.AtLeast30());
    };
  }

  public PhiPolicy cap(BigDecimal phi) {
    return PolicyChange.upperEnd(policy, new UpperEnd.Cap(phi));
  }
}

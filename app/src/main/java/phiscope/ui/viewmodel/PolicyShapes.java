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
import phiscope.core.detector.PolicyDraft;

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
      case "all" -> PolicyDraft.of(policy).windowSize(new WindowSize.All()).policy();
      default -> windowTime(typicalInterval.multiply(BigDecimal.TEN));
    };
  }

  public PhiPolicy windowLast(int intervals) {
    return PolicyDraft.of(policy).windowSize(new WindowSize.Last(intervals)).policy();
  }

  public PhiPolicy windowTime(BigDecimal time) {
    return PolicyDraft.of(policy).windowSize(new WindowSize.Lasting(time)).policy();
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
      case "none" -> PolicyDraft.of(policy).sigmaFloor(new SigmaFloor.None()).policy();
      case "absolute" ->
          PolicyDraft.of(policy).sigmaFloor(new SigmaFloor.Absolute(typicalSpread)).policy();
      default -> PolicyDraft.of(policy).sigmaFloor(new SigmaFloor.Relative(TENTH)).policy();
    };
  }

  public PhiPolicy floorValue(BigDecimal value) {
    return PolicyDraft.of(policy)
        .sigmaFloor(
            policy.sigmaFloor() instanceof SigmaFloor.Relative
                ? new SigmaFloor.Relative(value)
                : new SigmaFloor.Absolute(value))
        .policy();
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
    return PolicyDraft.of(policy)
        .parameters(
            name.equals("learned")
                ? new ModelParameters.Learned()
                : new ModelParameters.Given(typicalInterval, typicalSpread))
        .policy();
  }

  public PhiPolicy mean(BigDecimal value) {
    return PolicyDraft.of(policy)
        .parameters(new ModelParameters.Given(value, std().orElse(typicalSpread)))
        .policy();
  }

  public PhiPolicy std(BigDecimal value) {
    return PolicyDraft.of(policy)
        .parameters(new ModelParameters.Given(mean().orElse(typicalInterval), value))
        .policy();
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
    return PolicyDraft.of(policy)
        .firstEstimate(
            name.equals("none")
                ? Optional.empty()
                : Optional.of(
                    new FirstEstimate(
                        estimateValue().orElse(typicalInterval),
                        name.equals("single")
                            ? FirstEstimate.Shape.SINGLE
                            : FirstEstimate.Shape.PAIR)))
        .policy();
  }

  public PhiPolicy estimateValue(BigDecimal value) {
    return PolicyDraft.of(policy)
        .firstEstimate(policy.firstEstimate().map(e -> new FirstEstimate(value, e.shape())))
        .policy();
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
      case "all" -> PolicyDraft.of(policy).record(new RecordRule.All()).policy();
      case "whileAvailable" ->
          PolicyDraft.of(policy).record(new RecordRule.WhileAvailable()).policy();
      default -> recordTime(typicalInterval.multiply(BigDecimal.TEN));
    };
  }

  public PhiPolicy recordTime(BigDecimal time) {
    return PolicyDraft.of(policy).record(new RecordRule.UpTo(time)).policy();
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
      case "exact" -> PolicyDraft.of(policy).upperEnd(new UpperEnd.Exact()).policy();
      case "cap" -> cap(SIXTEEN);
      case "infinity" -> PolicyDraft.of(policy).upperEnd(new UpperEnd.Infinity()).policy();
      default -> PolicyDraft.of(policy).upperEnd(new UpperEnd.AtLeast30()).policy();
    };
  }

  public PhiPolicy cap(BigDecimal phi) {
    return PolicyDraft.of(policy).upperEnd(new UpperEnd.Cap(phi)).policy();
  }
}

package phiscope.ui.view;

import static phiscope.ui.viewmodel.NumberRange.above;
import static phiscope.ui.viewmodel.NumberRange.between;
import static phiscope.ui.viewmodel.NumberRange.whole;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.layout.VBox;
import phiscope.bench.PolicyEdit.SetPolicy;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.Arithmetic;
import phiscope.core.detector.PhiPolicy.Comparison;
import phiscope.core.detector.PhiPolicy.SequenceRule;
import phiscope.core.detector.PhiPolicy.Tail;
import phiscope.core.detector.PhiPolicy.VarianceKind;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.text.Numbers;
import phiscope.ui.viewmodel.NumberRange;
import phiscope.ui.viewmodel.PolicyShapes;

/** All fields of one policy: the preset it began as, and what makes it differ. */
final class PolicyEditor extends VBox implements Fold.Content {
  private static final String MOST = "1e18";

  private final Bench bench;
  private final int index;
  private final Form form;
  private final Choice preset;
  private final NumberField threshold;
  private final Choice window;
  private final NumberField windowLast;
  private final NumberField windowTime;
  private final NumberField minimum;
  private final Choice variance;
  private final Choice floor;
  private final NumberField floorValue;
  private final Choice parameters;
  private final NumberField mean;
  private final NumberField std;
  private final NumberField pause;
  private final Choice estimate;
  private final NumberField estimateValue;
  private final CheckBox start = new CheckBox();
  private final Choice record;
  private final NumberField recordTime;
  private final Choice sequence;
  private final Choice tail;
  private final Choice arithmetic;
  private final Choice upperEnd;
  private final NumberField cap;
  private final NumberField band;
  private final Choice comparison;
  private final NumberField localPause;

  PolicyEditor(Bench bench, int index) {
    this.bench = bench;
    this.index = index;
    this.form = new Form(bench.words());
    preset = choice("preset", Arrays.stream(Preset.values()).map(Preset::id).toList());
    preset.onCommit(this::startFrom);
    threshold = number("threshold", above("0", "1000000", "0.1"));
    threshold.onCommit(v -> set(PolicyDraft.of(policy()).threshold(v).policy()));
    comparison = enums("comparison", Comparison.values());
    comparison.onCommit(
        v -> set(PolicyDraft.of(policy()).comparison(Comparison.valueOf(v)).policy()));
    tail = enums("tail", Tail.values());
    tail.onCommit(v -> set(PolicyDraft.of(policy()).tail(Tail.valueOf(v)).policy()));
    parameters = choice("parameters", PolicyShapes.PARAMETERS);
    parameters.onCommit(v -> set(shapes().parameters(v)));
    mean = number("mean", between("0", MOST, "1"));
    mean.onCommit(v -> set(shapes().mean(v)));
    std = number("std", above("0", MOST, "0.1"));
    std.onCommit(v -> set(shapes().std(v)));
    window = choice("window", PolicyShapes.WINDOWS);
    window.onCommit(v -> set(shapes().window(v)));
    windowLast = number("windowLast", whole(1, 1_000_000));
    windowLast.onCommit(v -> set(shapes().windowLast(v.intValueExact())));
    windowTime = number("windowTime", above("0", MOST, "1"));
    windowTime.onCommit(v -> set(shapes().windowTime(v)));
    minimum = number("minimum", whole(1, 1_000_000));
    minimum.onCommit(v -> set(PolicyDraft.of(policy()).minimumSamples(v.intValueExact()).policy()));
    variance = enums("variance", VarianceKind.values());
    variance.onCommit(
        v -> set(PolicyDraft.of(policy()).variance(VarianceKind.valueOf(v)).policy()));
    floor = choice("floor", PolicyShapes.FLOORS);
    floor.onCommit(v -> set(shapes().floor(v)));
    floorValue = number("floorValue", above("0", MOST, "0.1"));
    floorValue.onCommit(v -> set(shapes().floorValue(v)));
    pause = number("pause", between("0", MOST, "1"));
    pause.onCommit(v -> set(PolicyDraft.of(policy()).acceptablePause(v).policy()));
    estimate = choice("estimate", PolicyShapes.ESTIMATES);
    estimate.onCommit(v -> set(shapes().estimate(v)));
    estimateValue = number("estimateValue", above("0", MOST, "1"));
    estimateValue.onCommit(v -> set(shapes().estimateValue(v)));
    bench.words().named(start, "ui.policy.start");
    start.setOnAction(
        fired -> set(PolicyDraft.of(policy()).startCountsAsHeartbeat(start.isSelected()).policy()));
    form.explained("ui.policy.start", start);
    record = choice("record", PolicyShapes.RECORDS);
    record.onCommit(v -> set(shapes().record(v)));
    recordTime = number("recordTime", above("0", MOST, "1"));
    recordTime.onCommit(v -> set(shapes().recordTime(v)));
    sequence = enums("sequence", SequenceRule.values());
    sequence.onCommit(
        v -> set(PolicyDraft.of(policy()).sequenceRule(SequenceRule.valueOf(v)).policy()));
    arithmetic = enums("arithmetic", Arithmetic.values());
    arithmetic.onCommit(
        v -> set(PolicyDraft.of(policy()).arithmetic(Arithmetic.valueOf(v)).policy()));
    upperEnd = choice("upperEnd", PolicyShapes.UPPER_ENDS);
    upperEnd.onCommit(v -> set(shapes().upperEnd(v)));
    cap = number("cap", above("0", "1000000", "1"));
    cap.onCommit(v -> set(shapes().cap(v)));
    band = number("band", between("0", "1000", "0.001"));
    band.onCommit(v -> set(PolicyDraft.of(policy()).boundaryBand(v).policy()));
    localPause = number("localPause", above("0", MOST, "1")).optional();
    localPause.onCommit(
        v -> set(PolicyDraft.of(policy()).localPause(Optional.ofNullable(v)).policy()));
    getChildren().add(form);
  }

  private NumberField number(String field, NumberRange range) {
    NumberField box = new NumberField(bench.words(), "ui.policy." + field, range);
    box.setId("policy-" + field);
    form.explained("ui.policy." + field, box);
    return box;
  }

  private Choice enums(String field, Enum<?>[] values) {
    return choice(field, Arrays.stream(values).map(Enum::name).toList());
  }

  private Choice choice(String field, List<String> options) {
    String key = "ui.policy." + field;
    Choice box = new Choice(bench.words(), key, key + ".", options);
    box.setId("policy-" + field);
    form.explained(key, box);
    return box;
  }

  private PhiPolicy policy() {
    return bench.model().bench().policies().get(index);
  }

  private PolicyShapes shapes() {
    return PolicyShapes.of(policy(), bench.model().reading(), index);
  }

  private void set(PhiPolicy changed) {
    bench.model().apply(new SetPolicy(index, changed));
  }

  private void startFrom(String id) {
    Preset chosen =
        Arrays.stream(Preset.values()).filter(p -> p.id().equals(id)).findFirst().orElseThrow();
    set(Presets.policy(chosen, bench.model().bench().scale().unit()));
  }

  @Override
  public Node node() {
    return this;
  }

  @Override
  public void update() {
    if (index >= bench.model().bench().policies().size()) {
      return;
    }
    PhiPolicy policy = policy();
    PolicyShapes shapes = shapes();
    preset.show(policy.preset().id());
    threshold.show(policy.threshold());
    comparison.show(policy.comparison().name());
    tail.show(policy.tail().name());
    parameters.show(shapes.parametersName());
    showIf(mean, shapes.mean());
    showIf(std, shapes.std());
    window.show(shapes.windowName());
    showIf(windowLast, shapes.windowLast());
    showIf(windowTime, shapes.windowTime());
    minimum.show(BigDecimal.valueOf(policy.minimumSamples()));
    variance.show(policy.variance().name());
    floor.show(shapes.floorName());
    showIf(floorValue, shapes.floorValue());
    pause.show(policy.acceptablePause());
    estimate.show(shapes.estimateName());
    showIf(estimateValue, shapes.estimateValue());
    start.setSelected(policy.startCountsAsHeartbeat());
    record.show(shapes.recordName());
    showIf(recordTime, shapes.recordTime());
    sequence.show(policy.sequenceRule().name());
    arithmetic.show(policy.arithmetic().name());
    upperEnd.show(shapes.upperEndName());
    showIf(cap, shapes.cap());
    band.show(policy.boundaryBand());
    localPause.show(policy.localPause().orElse(null));
    showUnits(Numbers.unit(bench.model().bench().scale().unit()));
  }

  private void showIf(NumberField box, Optional<BigDecimal> value) {
    form.setShown(box, value.isPresent());
    value.ifPresent(box::show);
  }

  private void showUnits(String unit) {
    for (NumberField box :
        List.of(mean, std, windowTime, pause, estimateValue, recordTime, localPause)) {
      box.setUnit(unit);
    }
    boolean absolute = shapes().floorName().equals("absolute");
    floorValue.setUnit(absolute ? unit : "× µ");
  }
}

package phiscope.ui.view.fencing;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import javafx.scene.Node;
import phiscope.bench.FencingSettingEdit;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.fencing.DetectorChoice;
import phiscope.core.kernel.SimTime;
import phiscope.core.trace.TimeUnit;
import phiscope.ui.view.Choice;
import phiscope.ui.view.Fold;
import phiscope.ui.view.Form;
import phiscope.ui.view.NumberField;
import phiscope.ui.view.run.SecondsEntry;
import phiscope.ui.viewmodel.NumberRange;

/** Who suspects the present holder: nobody, phi under a policy, or a fixed timeout. */
final class DetectorGroup implements Fold.Content {
  private static final long HEARTBEAT = SimTime.SECOND;
  private static final long EVALUATION = SimTime.ofMillis(200);
  private static final long TIMEOUT = 5 * SimTime.SECOND;

  private final FencingContext context;
  private final Form form;
  private final Choice kind;
  private final Choice preset;
  private final NumberField timeout;
  private final NumberField heartbeats;
  private final NumberField evaluations;

  /** What one chooses from. */
  private enum Kind {
    OFF,
    PHI,
    TIMEOUT
  }

  DetectorGroup(FencingContext context) {
    this.context = context;
    form = new Form(context.words());
    kind =
        new Choice(
            context.words(),
            "fencingview.detector.kind",
            "fencingview.detector.kind.",
            Arrays.stream(Kind.values()).map(Enum::name).toList());
    kind.setId("fencing-detector");
    kind.onCommit(chosen -> set(of(Kind.valueOf(chosen))));
    form.row("fencingview.detector.kind", kind);
    preset =
        new Choice(
            context.words(),
            "fencingview.detector.policy",
            "ui.policy.preset.",
            Arrays.stream(Preset.values()).map(Preset::id).toList());
    preset.setId("fencing-policy");
    preset.onCommit(this::setPreset);
    form.row("fencingview.detector.policy", preset);
    timeout = number("timeout");
    timeout.onCommit(
        typed ->
            set(
                new DetectorChoice.FixedTimeout(
                    SecondsEntry.ticks(typed), heartbeatEvery(), evaluateEvery())));
    heartbeats = number("heartbeats");
    heartbeats.onCommit(typed -> set(paced(SecondsEntry.ticks(typed), evaluateEvery())));
    evaluations = number("evaluations");
    evaluations.onCommit(typed -> set(paced(heartbeatEvery(), SecondsEntry.ticks(typed))));
  }

  private NumberField number(String name) {
    NumberField field =
        new NumberField(
            context.words(),
            "fencingview.detector." + name,
            NumberRange.between("0.000001", "86400", "0.1").withDecimals(6));
    field.setId("fencing-detector-" + name);
    field.setUnit("s");
    form.row("fencingview.detector." + name, field);
    return field;
  }

  private DetectorChoice now() {
    return context.model().bench().scenario().detector();
  }

  private static Kind kind(DetectorChoice choice) {
    if (choice instanceof DetectorChoice.Off) {
      return Kind.OFF;
    }
    return choice instanceof DetectorChoice.Phi ? Kind.PHI : Kind.TIMEOUT;
  }

  private long heartbeatEvery() {
    return now().heartbeats() > 0 ? now().heartbeats() : HEARTBEAT;
  }

  private long evaluateEvery() {
    return now().evaluations() > 0 ? now().evaluations() : EVALUATION;
  }

  /** Another kind of detector at the same pace. */
  private DetectorChoice of(Kind chosen) {
    return switch (chosen) {
      case OFF -> new DetectorChoice.Off();
      case PHI ->
          new DetectorChoice.Phi(
              Presets.policy(Preset.S000, TimeUnit.SECOND), heartbeatEvery(), evaluateEvery());
      case TIMEOUT -> new DetectorChoice.FixedTimeout(TIMEOUT, heartbeatEvery(), evaluateEvery());
    };
  }

  private DetectorChoice paced(long heartbeat, long evaluation) {
    if (now() instanceof DetectorChoice.Phi phi) {
      return new DetectorChoice.Phi(phi.policy(), heartbeat, evaluation);
    }
    return now() instanceof DetectorChoice.FixedTimeout fixed
        ? new DetectorChoice.FixedTimeout(fixed.timeout(), heartbeat, evaluation)
        : now();
  }

  private void setPreset(String id) {
    Preset chosen =
        Arrays.stream(Preset.values()).filter(it -> it.id().equals(id)).findFirst().orElseThrow();
    set(
        new DetectorChoice.Phi(
            Presets.policy(chosen, TimeUnit.SECOND), heartbeatEvery(), evaluateEvery()));
  }

  private void set(DetectorChoice choice) {
    context
        .model()
        .apply(new FencingSettingEdit.SetDetector(context.model().bench().view().branch(), choice));
  }

  @Override
  public Node node() {
    return form;
  }

  @Override
  public void update() {
    DetectorChoice choice = now();
    kind.show(kind(choice).name());
    preset.setDisable(!(choice instanceof DetectorChoice.Phi));
    if (choice instanceof DetectorChoice.Phi phi) {
      preset.show(phi.policy().preset().id());
    }
    timeout.setDisable(!(choice instanceof DetectorChoice.FixedTimeout));
    timeout.show(
        SecondsEntry.of(
            choice instanceof DetectorChoice.FixedTimeout fixed ? fixed.timeout() : TIMEOUT));
    for (NumberField field : List.of(heartbeats, evaluations)) {
      field.setDisable(choice instanceof DetectorChoice.Off);
    }
    BigDecimal beats = SecondsEntry.of(heartbeatEvery());
    heartbeats.show(beats);
    evaluations.show(SecondsEntry.of(evaluateEvery()));
  }
}

package phiscope.bench.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import phiscope.bench.study.StreamFinding.Kind;
import phiscope.bench.study.StreamResult.Variant;
import phiscope.core.health.FailureDelay;
import phiscope.core.health.HealthFrame;
import phiscope.core.health.HealthPreset;
import phiscope.core.health.HealthState;

/** Looks in the runs of a study for what the article says otherwise. */
final class StreamFindings {
  private static final int ENOUGH = 2;

  private final StreamResult result;
  private final List<StreamFinding> found = new ArrayList<>();

  private StreamFindings(StreamResult result) {
    this.result = result;
  }

  /** Everything that the runs show, the detector of the settings first. */
  static List<StreamFinding> of(StreamResult result, long interval) {
    StreamFindings findings = new StreamFindings(result);
    findings.ofVariant(result.own());
    result.presets().stream()
        .filter(variant -> !variant.policy().equals(result.own().policy()))
        .forEach(findings::differences);
    findings.later(interval);
    findings.tolerated(interval);
    return List.copyOf(findings.found);
  }

  private void add(Kind kind, String variant, Double... numbers) {
    found.add(new StreamFinding(kind, variant, List.of(numbers)));
  }

  private void ofVariant(Variant variant) {
    List<StreamStep> steps = variant.steps();
    if (steps.isEmpty()) {
      return;
    }
    Optional<StreamStep> failed =
        steps.stream()
            .filter(s -> s.isEvent() && s.after().state() == HealthState.FAILED)
            .findFirst();
    if (failed.isPresent()) {
      StreamStep step = failed.get();
      long last = step.before().lastFrame();
      long decays =
          steps.stream()
              .filter(s -> s.frame().isEmpty() && s.at() > last && s.at() <= step.at())
              .count();
      add(
          Kind.FAILED,
          variant.word(),
          (double) step.at(),
          (double) (step.at() - last),
          (double) decays);
    } else {
      double lowest =
          steps.stream().mapToDouble(s -> s.after().score().doubleValue()).min().orElse(1);
      add(Kind.NEVER_FAILED, variant.word(), lowest);
    }
    differences(variant);
  }

  private void differences(Variant variant) {
    revived(variant);
    lifted(variant);
    flapped(variant);
    frozen(variant);
  }

  private void revived(Variant variant) {
    variant.steps().stream()
        .filter(s -> s.before().state() == HealthState.FAILED)
        .filter(s -> s.after().state() == HealthState.ACTIVE && s.frame().isPresent())
        .findFirst()
        .ifPresent(
            s ->
                add(
                    below(s) ? Kind.ACTIVE_BELOW : Kind.REVIVED,
                    variant.word(),
                    (double) s.at(),
                    s.after().score().doubleValue()));
  }

  private static boolean below(StreamStep step) {
    return step.after().score().compareTo(step.after().policy().suspectBelow()) < 0;
  }

  private void lifted(Variant variant) {
    variant.steps().stream()
        .filter(s -> s.frame().filter(k -> k == HealthFrame.Kind.BACKPRESSURE).isPresent())
        .filter(s -> s.after().score().compareTo(s.before().score()) > 0)
        .findFirst()
        .ifPresent(
            s ->
                add(
                    Kind.LIFTED,
                    variant.word(),
                    (double) s.at(),
                    s.before().score().doubleValue(),
                    s.after().score().doubleValue()));
  }

  private void flapped(Variant variant) {
    List<StreamStep> failures =
        variant.steps().stream()
            .filter(s -> s.isEvent() && s.after().state() == HealthState.FAILED)
            .toList();
    if (failures.size() >= ENOUGH) {
      double last = failures.get(failures.size() - 1).at();
      add(Kind.FLAPPED, variant.word(), (double) failures.size(), last);
    }
  }

  private void frozen(Variant variant) {
    List<StreamStep> steps = variant.steps();
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).after().frozen() && !steps.get(i).before().frozen()) {
        double until = i + 1 < steps.size() ? steps.get(i + 1).at() : result.end();
        add(Kind.FROZEN, variant.word(), (double) steps.get(i).at(), until);
        return;
      }
    }
  }

  private void later(long interval) {
    OptionalLong before = delay(HealthPreset.PSEUDOCODE, interval);
    OptionalLong after = delay(HealthPreset.MISSED_FRAMES, interval);
    if (before.isPresent() && after.isPresent()) {
      double more = after.getAsLong() - before.getAsLong();
      add(Kind.LATER, HealthPreset.MISSED_FRAMES.id(), more, more / interval);
    }
  }

  private static OptionalLong delay(HealthPreset preset, long interval) {
    return FailureDelay.of(StreamSettings.policy(preset), interval, HealthState.FAILED);
  }

  private void tolerated(long interval) {
    OptionalLong before =
        FailureDelay.toleratedLosses(StreamSettings.policy(HealthPreset.PSEUDOCODE), interval);
    OptionalLong after =
        FailureDelay.toleratedLosses(StreamSettings.policy(HealthPreset.MISSED_FRAMES), interval);
    if (before.isPresent() && after.isPresent()) {
      add(
          Kind.TOLERATED,
          HealthPreset.PSEUDOCODE.id(),
          (double) before.getAsLong(),
          (double) after.getAsLong(),
          (double) interval);
    }
  }
}

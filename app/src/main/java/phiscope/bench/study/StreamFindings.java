package phiscope.bench.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.study.StreamFinding.Kind;
import phiscope.bench.study.StreamResult.Variant;
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
    result.distinct().stream().skip(1).forEach(findings::differences);
    StreamDeadlines deadlines = StreamDeadlines.of(interval);
    findings.later(deadlines);
    findings.tolerated(deadlines);
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
    StreamSilence silence = StreamSilence.untilFailed(steps);
    if (silence.isNoticed()) {
      add(
          Kind.FAILED,
          variant.word(),
          (double) silence.noticed(),
          silence.length(),
          silence.fallen());
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

  /** Only where both are seen to fail: else there is nothing in the picture that it tells of. */
  private void later(StreamDeadlines deadlines) {
    if (fails(HealthPreset.PSEUDOCODE) && fails(HealthPreset.MISSED_FRAMES)) {
      double more = deadlines.later();
      add(Kind.LATER, HealthPreset.MISSED_FRAMES.id(), more, more / deadlines.interval());
    }
  }

  private boolean fails(HealthPreset preset) {
    return result.presets().stream()
        .anyMatch(v -> v.preset().equals(Optional.of(preset)) && v.entries(HealthState.FAILED) > 0);
  }

  private void tolerated(StreamDeadlines deadlines) {
    if (fails(HealthPreset.PSEUDOCODE)) {
      add(
          Kind.TOLERATED,
          HealthPreset.PSEUDOCODE.id(),
          deadlines.tolerated(HealthPreset.PSEUDOCODE),
          deadlines.tolerated(HealthPreset.MISSED_FRAMES),
          (double) deadlines.interval());
    }
  }
}

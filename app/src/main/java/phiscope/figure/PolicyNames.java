package phiscope.figure;

import phiscope.core.detector.PhiPolicy;

/** What policies are called beside their curves. */
final class PolicyNames {
  private PolicyNames() {}

  /** The number of a policy in the document and the preset it began as. */
  static String of(Subject subject, int index) {
    String preset = subject.bench().policies().get(index).preset().id();
    String name = subject.text("policy.preset." + preset);
    PhiPolicy.Tail tail = subject.bench().policies().get(index).tail();
    boolean twice =
        subject.bench().policies().stream()
                .filter(policy -> policy.preset().id().equals(preset))
                .count()
            > 1;
    return twice
        ? subject.text("policy.name.tail", index + 1, name, subject.text(tailKey(tail)))
        : subject.text("policy.name", index + 1, name);
  }

  private static String tailKey(PhiPolicy.Tail tail) {
    return switch (tail) {
      case NORMAL -> "policy.tail.normal";
      case LOGISTIC -> "policy.tail.logistic";
      case EXPONENTIAL -> "policy.tail.exponential";
      case EMPIRICAL -> "policy.tail.empirical";
    };
  }
}

package phiscope.figure;

/** What policies are called beside their curves. */
final class PolicyNames {
  private PolicyNames() {}

  /** The number of a policy in the document and the preset it began as. */
  static String of(Subject subject, int index) {
    String preset = subject.bench().policies().get(index).preset().id();
    return subject.text("policy.name", index + 1, subject.text("policy.preset." + preset));
  }
}

package phiscope.figure;

import java.util.List;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.trace.TimeUnit;
import phiscope.text.Messages;

/** What policies are called, and how their lines are drawn, wherever several are shown. */
public final class PolicyNames {
  private static final List<Stroke.Dash> DASHES =
      List.of(Stroke.Dash.DASHED, Stroke.Dash.DASH_DOT, Stroke.Dash.DOTTED, Stroke.Dash.SOLID);

  private PolicyNames() {}

  /** What a policy of the document is called. */
  static String of(Subject subject, int index) {
    return of(subject.bench().policies(), index, subject.scale().unit(), subject.messages());
  }

  /**
   * The number of a policy and the preset it began as; among several of one preset also what else
   * than the threshold tells them apart.
   *
   * @param policies all that are shown together
   * @param index which of them, from 0
   * @param unit the unit of their times
   * @param messages the language
   */
  public static String of(List<PhiPolicy> policies, int index, TimeUnit unit, Messages messages) {
    PhiPolicy policy = policies.get(index);
    String name = messages.get("policy.preset." + policy.preset().id());
    List<PhiPolicy> alike = policies.stream().filter(it -> it.preset() == policy.preset()).toList();
    List<String> differences = new PolicyDifferences(unit, messages).of(alike, policy);
    for (String difference : differences) {
      name = messages.get("policy.name.with", name, difference);
    }
    return messages.get("policy.name", index + 1, name);
  }

  /**
   * The line of a policy: the first is solid, each other has a dash of its own as long as there are
   * four.
   *
   * @param index which of the policies, from 0
   * @param width of the first; others are a little thinner
   */
  public static Stroke stroke(int index, double width) {
    return index == 0
        ? Stroke.solid(Ink.PHI, width)
        : new Stroke(Ink.OVERLAY, 0.75 * width, DASHES.get((index - 1) % DASHES.size()));
  }
}

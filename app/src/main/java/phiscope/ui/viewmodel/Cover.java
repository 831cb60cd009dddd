package phiscope.ui.viewmodel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import phiscope.bench.Term;

/**
 * What a teacher takes out of sight, for a class to infer.
 *
 * @param terms what is covered, in the order of the arithmetic
 * @param on whether it is covered now
 */
public record Cover(List<Term> terms, boolean on) {
  /** What can be covered: what follows from heartbeats, policy, silence and prior. */
  public static final List<Term> CHOICES =
      List.of(
          Term.MEAN, Term.SIGMA, Term.Z, Term.SURVIVAL, Term.PHI, Term.CROSSING, Term.POSTERIOR);

  public Cover {
    terms = List.copyOf(terms);
  }

  /** At first the tail and what follows from it are chosen, and nothing is covered. */
  public static Cover first() {
    return new Cover(List.of(Term.SURVIVAL, Term.PHI, Term.CROSSING, Term.POSTERIOR), false);
  }

  /** Puts the cover on, or takes it off. */
  public Cover toggled() {
    return new Cover(terms, !on);
  }

  /** The cover taken off; what it covers stays chosen. */
  public Cover off() {
    return new Cover(terms, false);
  }

  /** With one term more or less. */
  public Cover with(Term term, boolean covered) {
    List<Term> changed = new ArrayList<>(terms);
    changed.remove(term);
    if (covered) {
      changed.add(term);
    }
    Collections.sort(changed);
    return new Cover(changed, on);
  }

  /** What is out of sight now: with the standard deviation the variance, which is its square. */
  List<Term> hidden() {
    if (!on) {
      return List.of();
    }
    List<Term> hidden = new ArrayList<>(terms);
    if (hidden.contains(Term.SIGMA)) {
      hidden.add(Term.VARIANCE);
    }
    return hidden;
  }
}

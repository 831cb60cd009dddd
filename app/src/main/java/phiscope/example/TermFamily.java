package phiscope.example;

import java.util.EnumSet;
import java.util.Set;
import phiscope.bench.Term;

/** What a term is made from. */
final class TermFamily {
  private TermFamily() {}

  /** A term and those that lead to it directly. */
  static Set<Term> of(Term term) {
    return switch (term) {
      case WINDOW, SUM, MEAN -> EnumSet.of(Term.WINDOW, Term.SUM, Term.MEAN);
      case SUM_OF_SQUARES, VARIANCE -> EnumSet.of(Term.SUM_OF_SQUARES, Term.MEAN, Term.VARIANCE);
      case SIGMA -> EnumSet.of(Term.VARIANCE, Term.SIGMA);
      case ELAPSED, Z -> EnumSet.of(Term.MEAN, Term.SIGMA, Term.ELAPSED, Term.Z);
      case SURVIVAL, PHI -> EnumSet.of(Term.Z, Term.SURVIVAL, Term.PHI);
      case THRESHOLD, CROSSING -> EnumSet.of(Term.MEAN, Term.SIGMA, Term.THRESHOLD, Term.CROSSING);
      case PRIOR, POSTERIOR -> EnumSet.of(Term.SURVIVAL, Term.PHI, Term.PRIOR, Term.POSTERIOR);
      case EXPECTED -> EnumSet.of(Term.EXPECTED);
    };
  }
}

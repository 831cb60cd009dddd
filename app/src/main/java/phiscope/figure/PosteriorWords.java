package phiscope.figure;

import java.util.List;
import phiscope.bench.PosteriorReading;
import phiscope.bench.Term;
import phiscope.text.Numbers;

/** Sentence and table that the three figures of the posterior share. */
final class PosteriorWords {
  private static final int DIGITS = 6;

  /** Above this six digits would hide what is lacking. */
  private static final double ALMOST_ONE = 0.99999;

  private PosteriorWords() {}

  static String sentence(Subject subject, PosteriorReading reading) {
    String prior = subject.told(Term.PRIOR, Numbers.significant(reading.prior(), DIGITS).text());
    String phi = subject.told(Term.PHI, Numbers.phi(reading.phi()).text());
    String posterior = subject.told(Term.POSTERIOR, share(reading));
    if (!subject.answersAnotherPhi()) {
      return subject.text("figure.posterior.reading", prior, phi, posterior);
    }
    String answered =
        subject.told(Term.PHI, Numbers.phi(subject.main().result(), subject.messages()));
    return subject.text("figure.posterior.reading.exact", prior, phi, posterior, answered);
  }

  /** The posterior, which only certainty writes as 0 or 1. */
  static String share(PosteriorReading reading) {
    return Numbers.belief(reading.log10PosteriorOdds());
  }

  static FigureTable table(Subject subject, PosteriorReading reading) {
    return new FigureTable(
        List.of(subject.text("table.quantity"), subject.text("table.value")),
        List.of(
            row(subject, "term.prior", Term.PRIOR, shown(reading.prior())),
            row(subject, "term.priorOdds", Term.PRIOR, shown(reading.log10PriorOdds())),
            row(subject, change(subject), Term.PHI, Numbers.phi(reading.phi()).text()),
            row(subject, "term.posteriorOdds", Term.POSTERIOR, shown(reading.log10PosteriorOdds())),
            row(subject, "term.posterior", Term.POSTERIOR, believed(reading))));
  }

  private static String change(Subject subject) {
    return subject.answersAnotherPhi() ? "term.change.exact" : "term.change";
  }

  private static String believed(PosteriorReading reading) {
    return reading.posterior() > ALMOST_ONE ? share(reading) : shown(reading.posterior());
  }

  private static String shown(double value) {
    return Numbers.significant(value, DIGITS).text();
  }

  private static List<String> row(Subject subject, String key, Term term, String value) {
    return List.of(subject.text(key), subject.told(term, value));
  }
}

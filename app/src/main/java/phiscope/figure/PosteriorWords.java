package phiscope.figure;

import java.util.List;
import phiscope.bench.PosteriorReading;
import phiscope.bench.Term;
import phiscope.text.Numbers;

/** Sentence and table that the three figures of the posterior share. */
final class PosteriorWords {
  private static final int DIGITS = 6;

  private PosteriorWords() {}

  static String sentence(Subject subject, PosteriorReading reading) {
    return subject.text(
        "figure.posterior.reading",
        subject.told(Term.PRIOR, Numbers.significant(reading.prior(), DIGITS).text()),
        subject.told(Term.PHI, Numbers.phi(reading.phi()).text()),
        subject.told(Term.POSTERIOR, share(subject, reading)));
  }

  /** The posterior, which is never written as exactly 0 or 1. */
  static String share(Subject subject, PosteriorReading reading) {
    double posterior = reading.posterior();
    if (posterior > 0.99995) {
      return subject.text("posterior.moreThan", "99.99%");
    }
    return Numbers.percent(posterior);
  }

  static FigureTable table(Subject subject, PosteriorReading reading) {
    return new FigureTable(
        List.of(subject.text("table.quantity"), subject.text("table.value")),
        List.of(
            row(subject, "term.prior", Term.PRIOR, shown(reading.prior())),
            row(subject, "term.priorOdds", Term.PRIOR, shown(reading.log10PriorOdds())),
            row(subject, "term.change", Term.PHI, Numbers.phi(reading.phi()).text()),
            row(subject, "term.posteriorOdds", Term.POSTERIOR, shown(reading.log10PosteriorOdds())),
            row(subject, "term.posterior", Term.POSTERIOR, shown(reading.posterior()))));
  }

  private static String shown(double value) {
    return Numbers.significant(value, DIGITS).text();
  }

  private static List<String> row(Subject subject, String key, Term term, String value) {
    return List.of(subject.text(key), subject.told(term, value));
  }
}

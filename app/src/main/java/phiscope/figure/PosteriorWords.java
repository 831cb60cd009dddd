package phiscope.figure;

import java.util.List;
import phiscope.bench.PosteriorReading;
import phiscope.text.Numbers;

/** Sentence and table that the three figures of the posterior share. */
final class PosteriorWords {
  private static final int DIGITS = 6;

  private PosteriorWords() {}

  static String sentence(Subject subject, PosteriorReading reading) {
    return subject.text(
        "figure.posterior.reading",
        Numbers.significant(reading.prior(), DIGITS).text(),
        Numbers.phi(reading.phi()).text(),
        share(subject, reading));
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
            List.of(
                subject.text("term.prior"), Numbers.significant(reading.prior(), DIGITS).text()),
            List.of(
                subject.text("term.priorOdds"),
                Numbers.significant(reading.log10PriorOdds(), DIGITS).text()),
            List.of(subject.text("term.change"), Numbers.phi(reading.phi()).text()),
            List.of(
                subject.text("term.posteriorOdds"),
                Numbers.significant(reading.log10PosteriorOdds(), DIGITS).text()),
            List.of(
                subject.text("term.posterior"),
                Numbers.significant(reading.posterior(), DIGITS).text())));
  }
}

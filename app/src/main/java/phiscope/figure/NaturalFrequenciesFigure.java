package phiscope.figure;

/** To come. */
final class NaturalFrequenciesFigure {
  private final Subject subject;

  NaturalFrequenciesFigure(Subject subject) {
    this.subject = subject;
  }

  Figure draw() {
    return EmptyFigure.of(FigureKind.NATURAL_FREQUENCIES, subject, "", "");
  }
}

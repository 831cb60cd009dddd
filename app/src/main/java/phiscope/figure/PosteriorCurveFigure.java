package phiscope.figure;

/** To come. */
final class PosteriorCurveFigure {
  private final Subject subject;

  PosteriorCurveFigure(Subject subject) {
    this.subject = subject;
  }

  Figure draw() {
    return EmptyFigure.of(FigureKind.POSTERIOR_CURVE, subject, "", "");
  }
}

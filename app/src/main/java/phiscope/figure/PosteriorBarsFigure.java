package phiscope.figure;

/** To come. */
final class PosteriorBarsFigure {
  private final Subject subject;

  PosteriorBarsFigure(Subject subject) {
    this.subject = subject;
  }

  Figure draw() {
    return EmptyFigure.of(FigureKind.POSTERIOR_BARS, subject, "", "");
  }
}

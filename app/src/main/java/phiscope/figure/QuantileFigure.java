package phiscope.figure;

/** To come. */
final class QuantileFigure {
  private final Subject subject;

  QuantileFigure(Subject subject) {
    this.subject = subject;
  }

  Figure draw() {
    return EmptyFigure.of(FigureKind.QQ, subject, "", "");
  }
}

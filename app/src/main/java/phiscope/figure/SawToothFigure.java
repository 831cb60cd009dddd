package phiscope.figure;

/** To come. */
final class SawToothFigure {
  private final Subject subject;

  SawToothFigure(Subject subject) {
    this.subject = subject;
  }

  Figure draw() {
    return EmptyFigure.of(FigureKind.SAW_TOOTH, subject, "", "");
  }
}

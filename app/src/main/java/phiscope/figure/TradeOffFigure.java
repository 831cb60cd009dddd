package phiscope.figure;

/** To come. */
final class TradeOffFigure {
  private final Subject subject;

  TradeOffFigure(Subject subject) {
    this.subject = subject;
  }

  Figure draw() {
    return EmptyFigure.of(FigureKind.TRADE_OFF, subject, "", "");
  }
}

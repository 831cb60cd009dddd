package phiscope.figure;

/** The figures of the detector bench; the id names files and views. */
public enum FigureKind implements FigureId {
  TAPE("tape"),
  TAIL("tail"),
  PHI_CURVE("phi-curve"),
  SAW_TOOTH("saw-tooth"),
  TRADE_OFF("trade-off"),
  COMPARISON("comparison"),
  POSTERIOR_BARS("posterior-bars"),
  POSTERIOR_CURVE("posterior-curve"),
  NATURAL_FREQUENCIES("natural-frequencies"),
  QQ("qq");

  private final String id;

  FigureKind(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}

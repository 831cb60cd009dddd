package phiscope.figure;

/** Which figure one is: every bench lists its own in an enum. */
public interface FigureId {
  /** Names files and views. */
  String id();
}

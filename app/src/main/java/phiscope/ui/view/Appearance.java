package phiscope.ui.view;

import java.util.function.DoubleSupplier;
import javafx.beans.value.ObservableValue;
import phiscope.figure.FigurePalette;
import phiscope.figure.Theme;
import phiscope.ui.viewmodel.Settings;

/** What the settings mean for figures. */
public final class Appearance {
  private static final double LINE = 2;
  private static final double PROJECTOR_LINE = 2.5;

  private final ObservableValue<Settings> settings;
  private final DoubleSupplier scale;

  /**
   * @param scale by how much the window's content is magnified now
   */
  public Appearance(ObservableValue<Settings> settings, DoubleSupplier scale) {
    this.settings = settings;
    this.scale = scale;
  }

  public FigurePalette palette() {
    boolean dark = settings.getValue().theme() == Settings.Theme.DARK;
    return FigurePalette.of(dark ? Theme.DARK : Theme.LIGHT);
  }

  /** By how much the window's content is magnified. */
  public double scale() {
    return scale.getAsDouble();
  }

  public double lineWidth() {
    return settings.getValue().projector() ? PROJECTOR_LINE : LINE;
  }

  public boolean isMotionReduced() {
    return settings.getValue().reducedMotion();
  }
}

package phiscope.ui.view;

import javafx.beans.value.ObservableValue;
import phiscope.figure.FigurePalette;
import phiscope.figure.Theme;
import phiscope.ui.viewmodel.Settings;

/** What the settings mean for figures. */
public final class Appearance {
  private static final double LINE = 2;
  private static final double PROJECTOR_LINE = 2.5;

  private final ObservableValue<Settings> settings;

  public Appearance(ObservableValue<Settings> settings) {
    this.settings = settings;
  }

  public FigurePalette palette() {
    boolean dark = settings.getValue().theme() == Settings.Theme.DARK;
    return FigurePalette.of(dark ? Theme.DARK : Theme.LIGHT);
  }

  /** By how much the window's content is magnified. */
  public double scale() {
    return settings.getValue().scale();
  }

  public double lineWidth() {
    return settings.getValue().projector() ? PROJECTOR_LINE : LINE;
  }

  public boolean isMotionReduced() {
    return settings.getValue().reducedMotion();
  }
}

package phiscope.ui.viewmodel;

import phiscope.text.Messages.Language;

/**
 * How a person likes the window; kept between sessions, never part of a document.
 *
 * @param language of every text
 * @param theme light or dark
 * @param zoom percent, one of {@link #ZOOMS}
 * @param projector large text and thick lines for a room
 * @param reducedMotion changes jump instead of being animated
 * @param library whether lessons and data sets are shown
 * @param parameters whether the parameters are shown
 * @param sight what is shown of the detector bench
 */
public record Settings(
    Language language,
    Theme theme,
    int zoom,
    boolean projector,
    boolean reducedMotion,
    boolean library,
    boolean parameters,
    Sight sight) {
  /** Colours of the window. */
  public enum Theme {
    LIGHT,
    DARK
  }

  /** Steps of the zoom, in percent. */
  public static final java.util.List<Integer> ZOOMS =
      java.util.List.of(80, 90, 100, 110, 125, 150, 175, 200);

  public Settings {
    zoom = ZOOMS.contains(zoom) ? zoom : 100;
  }

  /** As at the first start. */
  public static Settings first(Language language) {
    return new Settings(language, Theme.LIGHT, 100, false, false, true, true, Sight.FIRST);
  }

  public Settings withLanguage(Language newLanguage) {
    return new Settings(
        newLanguage, theme, zoom, projector, reducedMotion, library, parameters, sight);
  }

  public Settings withTheme(Theme newTheme) {
    return new Settings(
        language, newTheme, zoom, projector, reducedMotion, library, parameters, sight);
  }

  /** The next zoom step up or down; the same at the ends. */
  public Settings zoomedBy(int steps) {
    int index = ZOOMS.indexOf(zoom) + steps;
    return withZoom(ZOOMS.get(Math.max(0, Math.min(ZOOMS.size() - 1, index))));
  }

  public Settings withZoom(int newZoom) {
    return new Settings(
        language, theme, newZoom, projector, reducedMotion, library, parameters, sight);
  }

  public Settings withProjector(boolean on) {
    return new Settings(language, theme, zoom, on, reducedMotion, library, parameters, sight);
  }

  public Settings withReducedMotion(boolean on) {
    return new Settings(language, theme, zoom, projector, on, library, parameters, sight);
  }

  public Settings withLibrary(boolean shown) {
    return new Settings(language, theme, zoom, projector, reducedMotion, shown, parameters, sight);
  }

  public Settings withParameters(boolean shown) {
    return new Settings(language, theme, zoom, projector, reducedMotion, library, shown, sight);
  }

  public Settings withSight(Sight newSight) {
    return new Settings(
        language, theme, zoom, projector, reducedMotion, library, parameters, newSight);
  }

  /** By how much everything is magnified: a projector needs the smallest text (12 pixels) at 24. */
  public double scale() {
    return Math.max(projector ? 2.0 : 0.0, zoom / 100.0);
  }
}

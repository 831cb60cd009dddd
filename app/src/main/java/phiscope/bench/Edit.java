package phiscope.bench;

import java.util.Locale;

/**
 * A change of a document, as a value: one for everything a user can do to it.
 *
 * <p>An edit keeps its numbers and texts within the bounds of a document from the start, so that
 * every edit can be written and read again. Applying never throws for numbers, places and texts
 * that a user can produce: what lies outside the bounds is moved to the nearest allowed value, and
 * what means nothing (a heartbeat that is not there, a ninth consumer) changes nothing; then the
 * very same document is returned.
 *
 * @param <B> the documents that it changes
 */
public sealed interface Edit<B extends Bench>
    permits DetectorEdit, SwimEdit, FencingEdit, StudyEdit, Several {
  /** The changed document, or the same object where nothing changes. */
  B apply(B bench);

  /** The type of the documents that it changes. */
  Class<B> documents();

  /**
   * Whether it is a step that can be undone. Looking elsewhere is none: it is kept with the
   * document, and undo and redo pass over it.
   */
  default boolean isStep() {
    return true;
  }

  /** The name of the edit in files: the record's, with a small letter first. */
  default String kind() {
    String name = getClass().getSimpleName();
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  /** With what the keys of the names of this bench's edits begin. */
  String keyPrefix();

  /** The key of its name in menus ("Undo: move a heartbeat"). */
  default String key() {
    return keyPrefix() + kind();
  }
}

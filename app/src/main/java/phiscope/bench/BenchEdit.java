package phiscope.bench;

import java.util.ArrayList;
import java.util.List;

/**
 * A change of the document, as a value: one for everything a user can do to it.
 *
 * <p>An edit keeps its numbers and texts within the bounds of a document from the start, so that
 * every edit can be written and read again. Applying never throws for numbers, places and texts
 * that a user can produce: what lies outside the bounds is moved to the nearest allowed value, and
 * what means nothing (a heartbeat that is not there, a ninth consumer) changes nothing; then the
 * very same document is returned.
 */
public sealed interface BenchEdit
    permits BenchEdit.Together, SettingEdit, PolicyEdit, ConsumerEdit, TapeEdit, HeartbeatEdit {
  /** The changed document, or the same object where nothing changes. */
  DetectorBench apply(DetectorBench bench);

  /** The name of the edit in files: one word, as the record's. */
  String kind();

  /** The key of its name in menus ("Undo: move a heartbeat"). */
  default String key() {
    return "bench.edit." + kind();
  }

  /**
   * Several edits as one, in order: what one gesture or one import does.
   *
   * @param edits the edits; one that is several itself is given by its parts
   */
  record Together(List<BenchEdit> edits) implements BenchEdit {
    public Together {
      List<BenchEdit> flat = new ArrayList<>();
      for (BenchEdit edit : edits) {
        flat.addAll(edit instanceof Together together ? together.edits : List.of(edit));
      }
      edits = List.copyOf(flat);
    }

    @Override
    public DetectorBench apply(DetectorBench bench) {
      DetectorBench changed = bench;
      for (BenchEdit edit : edits) {
        changed = edit.apply(changed);
      }
      return changed.equals(bench) ? bench : changed;
    }

    @Override
    public String kind() {
      return "together";
    }

    /** Named in menus as its first edit is. */
    @Override
    public String key() {
      return edits.isEmpty() ? BenchEdit.super.key() : edits.get(0).key();
    }
  }
}

package phiscope.bench;

import java.util.ArrayList;
import java.util.List;

/** A change of a document of the detector bench. */
public sealed interface DetectorEdit extends Edit<DetectorBench>
    permits DetectorEdit.Together, SettingEdit, PolicyEdit, ConsumerEdit, TapeEdit, HeartbeatEdit {
  @Override
  default Class<DetectorBench> documents() {
    return DetectorBench.class;
  }

  @Override
  default String key() {
    return "bench.edit." + kind();
  }

  /**
   * Several edits as one, in order: what one gesture or one import does.
   *
   * @param edits the edits; one that is several itself is given by its parts
   */
  record Together(List<DetectorEdit> edits) implements DetectorEdit {
    public Together {
      List<DetectorEdit> flat = new ArrayList<>();
      for (DetectorEdit edit : edits) {
        flat.addAll(edit instanceof Together together ? together.edits : List.of(edit));
      }
      edits = List.copyOf(flat);
    }

    @Override
    public DetectorBench apply(DetectorBench bench) {
      DetectorBench changed = bench;
      for (DetectorEdit edit : edits) {
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
      return edits.isEmpty() ? DetectorEdit.super.key() : edits.get(0).key();
    }
  }
}

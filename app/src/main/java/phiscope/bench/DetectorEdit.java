package phiscope.bench;

import java.util.List;

/** A change of a document of the detector bench. */
public sealed interface DetectorEdit extends Edit<DetectorBench>
    permits DetectorEdit.Together, SettingEdit, PolicyEdit, ConsumerEdit, TapeEdit, HeartbeatEdit {
  @Override
  default Class<DetectorBench> documents() {
    return DetectorBench.class;
  }

  @Override
  default String keyPrefix() {
    return "bench.edit.";
  }

  /**
   * Several edits as one, in order: what one gesture or one import does.
   *
   * @param edits the edits; one that is several itself is given by its parts
   */
  record Together(List<DetectorEdit> edits)
      implements DetectorEdit, Several<DetectorBench, DetectorEdit> {
    public Together {
      edits = Several.flat(edits, Together.class);
    }
  }
}

package phiscope.bench;

import java.util.List;

/** A change of a document of the SWIM bench. */
public sealed interface SwimEdit extends Edit<SwimBench>
    permits SwimEdit.Together, SwimEdit.Look, ScenarioEdit, ScriptEdit, BranchEdit {
  @Override
  default Class<SwimBench> documents() {
    return SwimBench.class;
  }

  @Override
  default String keyPrefix() {
    return "bench.swim.edit.";
  }

  /**
   * Several edits as one, in order: what one gesture does.
   *
   * @param edits the edits; one that is several itself is given by its parts
   */
  record Together(List<SwimEdit> edits) implements SwimEdit, Several<SwimBench, SwimEdit> {
    public Together {
      edits = Several.flat(edits, Together.class);
    }
  }

  /**
   * Looks elsewhere: at another frame, another branch, another message; at the nearest branch there
   * is. It is no step that could be undone: who takes a fault back after walking through fifty
   * frames means the fault, and who then walks on can still do it again.
   */
  record Look(SwimView view) implements SwimEdit {
    @Override
    public SwimBench apply(SwimBench bench) {
      SwimView near = view.ofBranch(Math.min(view.branch(), bench.branches().size() - 1));
      return near.equals(bench.view()) ? bench : bench.withView(near);
    }

    @Override
    public boolean isStep() {
      return false;
    }
  }
}

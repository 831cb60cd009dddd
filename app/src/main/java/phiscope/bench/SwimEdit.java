package phiscope.bench;

import java.util.ArrayList;
import java.util.List;

/** A change of a document of the SWIM bench. */
public sealed interface SwimEdit extends Edit<SwimBench>
    permits SwimEdit.Together, SwimEdit.Look, ScenarioEdit, ScriptEdit, BranchEdit {
  @Override
  default Class<SwimBench> documents() {
    return SwimBench.class;
  }

  @Override
  default String key() {
    return "bench.swim.edit." + kind();
  }

  /**
   * Several edits as one, in order: what one gesture does.
   *
   * @param edits the edits; one that is several itself is given by its parts
   */
  record Together(List<SwimEdit> edits) implements SwimEdit {
    public Together {
      List<SwimEdit> flat = new ArrayList<>();
      for (SwimEdit edit : edits) {
        flat.addAll(edit instanceof Together together ? together.edits : List.of(edit));
      }
      edits = List.copyOf(flat);
    }

    @Override
    public SwimBench apply(SwimBench bench) {
      SwimBench changed = bench;
      for (SwimEdit edit : edits) {
        changed = edit.apply(changed);
      }
      return changed.equals(bench) ? bench : changed;
    }

    @Override
    public boolean isStep() {
      return edits.stream().anyMatch(Edit::isStep);
    }

    @Override
    public String kind() {
      return "together";
    }

    /** Named in menus as its first edit is. */
    @Override
    public String key() {
      return edits.isEmpty() ? SwimEdit.super.key() : edits.get(0).key();
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

    @Override
    public String kind() {
      return "look";
    }
  }
}

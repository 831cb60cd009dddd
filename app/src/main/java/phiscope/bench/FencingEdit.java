package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.fencing.FencingScenario;

/** A change of a document of the fencing bench. */
public sealed interface FencingEdit extends Edit<FencingBench>
    permits FencingEdit.Together,
        FencingEdit.Look,
        FencingEdit.SetTitle,
        FencingSettingEdit,
        FencingScriptEdit,
        FencingBranchEdit {
  @Override
  default Class<FencingBench> documents() {
    return FencingBench.class;
  }

  @Override
  default String key() {
    return "bench.fencing.edit." + kind();
  }

  /** A document with another scenario of a branch; the very same where that changes nothing. */
  static FencingBench changed(FencingBench bench, int branch, FencingScenario scenario) {
    FencingBench changed = bench.withScenario(branch, scenario);
    return changed.branches().equals(bench.branches()) ? bench : changed;
  }

  /**
   * Several edits as one, in order: what one gesture does.
   *
   * @param edits the edits; one that is several itself is given by its parts
   */
  record Together(List<FencingEdit> edits) implements FencingEdit {
    public Together {
      List<FencingEdit> flat = new ArrayList<>();
      for (FencingEdit edit : edits) {
        flat.addAll(edit instanceof Together together ? together.edits : List.of(edit));
      }
      edits = List.copyOf(flat);
    }

    @Override
    public FencingBench apply(FencingBench bench) {
      FencingBench changed = bench;
      for (FencingEdit edit : edits) {
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
      return edits.isEmpty() ? FencingEdit.super.key() : edits.get(0).key();
    }
  }

  /**
   * Looks elsewhere: at another frame, another branch, another message; at the nearest branch there
   * is. No step that could be undone, as in the SWIM bench.
   */
  record Look(FencingView view) implements FencingEdit {
    @Override
    public FencingBench apply(FencingBench bench) {
      FencingView near = view.ofBranch(Math.min(view.branch(), bench.branches().size() - 1));
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

  /** Sets the title, cut to {@link BenchLimits#MAX_TEXT}. */
  record SetTitle(String title) implements FencingEdit {
    public SetTitle {
      title = BenchLimits.text(title);
    }

    @Override
    public FencingBench apply(FencingBench bench) {
      return title.equals(bench.title()) ? bench : bench.withTitle(title);
    }

    @Override
    public String kind() {
      return "setTitle";
    }
  }
}

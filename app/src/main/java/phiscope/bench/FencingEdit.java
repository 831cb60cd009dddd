package phiscope.bench;

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
  default String keyPrefix() {
    return "bench.fencing.edit.";
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
  record Together(List<FencingEdit> edits)
      implements FencingEdit, Several<FencingBench, FencingEdit> {
    public Together {
      edits = Several.flat(edits, Together.class);
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
  }
}

package phiscope.bench;

import net.jqwik.api.Arbitraries;

class FencingEditLawsTest extends EditLaws<FencingBench, FencingEdit> {
  FencingEditLawsTest() {
    super(
        FencingEdit.class,
        Arbitraries.just(FencingBenches.late()),
        FencingBenches.any(),
        withSeveral(FencingBenches.edits(), FencingEdit.Together::new));
  }
}

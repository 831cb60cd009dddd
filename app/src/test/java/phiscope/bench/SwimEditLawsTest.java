package phiscope.bench;

import net.jqwik.api.Arbitraries;

class SwimEditLawsTest extends EditLaws<SwimBench, SwimEdit> {
  SwimEditLawsTest() {
    super(
        SwimEdit.class,
        Arbitraries.just(SwimBenches.crash()),
        SwimBenches.any(),
        withSeveral(SwimBenches.edits(), SwimEdit.Together::new));
  }
}

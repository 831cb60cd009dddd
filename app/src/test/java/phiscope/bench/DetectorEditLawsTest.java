package phiscope.bench;

class DetectorEditLawsTest extends EditLaws<DetectorBench, DetectorEdit> {
  DetectorEditLawsTest() {
    super(DetectorEdit.class, Benches.any(), Benches.any(), Benches.edits());
  }
}

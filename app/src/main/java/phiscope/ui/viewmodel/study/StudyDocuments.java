package phiscope.ui.viewmodel.study;

import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.StudyReading;
import phiscope.bench.study.ReadyStudy;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
import phiscope.text.Messages;

/** New documents of studies. */
public final class StudyDocuments {
  private StudyDocuments() {}

  /** What the window holds before a study is opened. */
  public static StudyBench blank() {
    return StudyBench.of("", Study.usual(StudyKind.TIMEOUT));
  }

  /** A ready study, open where something happens first. */
  public static StudyBench of(ReadyStudy ready, Messages messages) {
    StudyBench bench = StudyBench.of(messages.get("study.ready." + ready.name()), ready.study());
    if (ready.kind().isLong()) {
      return bench;
    }
    StudyReading reading = StudyReader.read(bench);
    int first = reading.run().nextAfter(0, StudyCondition.EVENT::holds).orElse(0);
    return bench.withView(bench.view().atFrame(first));
  }
}

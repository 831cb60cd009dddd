package phiscope.lesson;

import java.util.List;
import phiscope.bench.Bench;
import phiscope.bench.BenchReader;
import phiscope.bench.BenchReading;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyEdit;
import phiscope.bench.study.IsolationParameter;
import phiscope.bench.study.ProbeParameter;
import phiscope.bench.study.StudyParameter;
import phiscope.bench.study.TimeoutParameter;

/** Studies that are computed with one fault each, and the lessons that must tell. */
enum WrongStudy {
  A_PROBE_FORGIVES_EVERYTHING(
      List.of("who-pays"),
      ProbeParameter.LIVENESS_FAILURES,
      ProbeParameter.LIVENESS_FAILURES.most()),
  LIVENESS_NEVER_ASKS(List.of("who-pays"), ProbeParameter.LIVENESS_ASKS, 0),
  NOTHING_PAUSES(List.of("who-pays"), TimeoutParameter.PAUSE, 0),
  HEARTBEATS_ARE_ALWAYS_APART(List.of("who-pays"), IsolationParameter.OWN_THREAD, 1);

  private final List<String> noticedBy;
  private final StudyParameter parameter;
  private final long value;

  WrongStudy(List<String> noticedBy, StudyParameter parameter, long value) {
    this.noticedBy = noticedBy;
    this.parameter = parameter;
    this.value = value;
  }

  List<String> noticedBy() {
    return noticedBy;
  }

  BenchReading read(Bench document) {
    return document instanceof StudyBench bench
        ? BenchReader.read(new StudyEdit.SetParameter(parameter, value).apply(bench))
        : BenchReader.read(document);
  }
}

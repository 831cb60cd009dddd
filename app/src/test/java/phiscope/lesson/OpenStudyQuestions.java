package phiscope.lesson;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.StudyReading;
import phiscope.bench.StudyView;
import phiscope.bench.Term;
import phiscope.bench.study.StreamParameter;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyParameter;
import phiscope.core.kernel.SimTime;
import phiscope.figure.FigureFrame;
import phiscope.figure.study.StudyFigureKind;
import phiscope.figure.study.StudyFigures;
import phiscope.text.Messages;
import phiscope.text.study.StudyNames;
import phiscope.text.study.StudySentences;

/** What can be found beside an open question about a study: in each of its steps. */
final class OpenStudyQuestions extends OpenQuestions<StudyBench, StudyReading> {
  OpenStudyQuestions() {
    super(StudyBench.class, StudyReading.class);
  }

  /** What a study comes to hangs on its settings, and not on the step that is looked at. */
  @Override
  List<StudyReading> from(StudyReading shown) {
    return List.of(shown);
  }

  @Override
  List<String> told(StudyReading reading, Messages messages, List<Term> hidden) {
    StudySentences sentences = new StudySentences(messages, hidden);
    List<String> told = new ArrayList<>(sentences.summary(reading));
    for (int step = 0; step < reading.run().size(); step++) {
      StudyReading there = StudyReader.read(reading.bench().withView(new StudyView(step)), reading);
      told.add(sentences.step(there));
      // The figures mark the step; their texts differ by that only, so that a few will do.
      if (step % 5 == 0 || step == reading.frame()) {
        for (StudyFigureKind kind : StudyFigureKind.of(reading.bench().study().kind())) {
          told.addAll(
              FigureTexts.of(
                  StudyFigures.of(kind, there, FigureFrame.of(900, 500, messages).hiding(hidden))));
        }
      }
    }
    return told;
  }

  @Override
  boolean isOfOneRun(StudyBench one, StudyBench other) {
    return toTheEnd(one).study().equals(toTheEnd(other).study());
  }

  @Override
  StudyBench toTheEnd(StudyBench bench) {
    Study study = bench.study();
    StudyParameter end = StreamParameter.END;
    return study.kind() == StudyKind.STREAM
        ? bench.withStudy(study.with(end, Math.max(study.get(end), 6 * SimTime.SECOND)))
        : bench;
  }

  @Override
  List<String> asToldTimes(double seconds, Messages messages) {
    List<String> told = new ArrayList<>(FigureTexts.seconds(seconds));
    told.add(new StudyNames(messages).time(1e6 * seconds));
    FigureTexts.seconds(1_000 * seconds).forEach(t -> told.add(t.replaceAll("(s|秒)$", "m$1")));
    told.replaceAll(text -> text.replace("m秒", "毫秒"));
    return told;
  }
}

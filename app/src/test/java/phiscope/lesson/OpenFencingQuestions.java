package phiscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingParameter;
import phiscope.bench.FencingReader;
import phiscope.bench.FencingReading;
import phiscope.bench.Term;
import phiscope.figure.FigureFrame;
import phiscope.figure.fencing.FencingFigureKind;
import phiscope.figure.fencing.FencingFigures;
import phiscope.figure.fencing.FencingLook;
import phiscope.figure.fencing.FencingScene;
import phiscope.text.Messages;
import phiscope.text.fencing.FencingSentences;

/** What can be found beside an open question about fencing. */
final class OpenFencingQuestions extends OpenQuestions<FencingBench, FencingReading> {
  OpenFencingQuestions() {
    super(FencingBench.class, FencingReading.class);
  }

  @Override
  List<FencingReading> from(FencingReading shown) {
    FencingBench bench = shown.bench();
    return IntStream.range(shown.frame().index(), shown.run().size())
        .mapToObj(i -> FencingReader.read(bench.withView(bench.view().atFrame(i)), shown))
        .toList();
  }

  @Override
  List<String> told(FencingReading reading, Messages messages, List<Term> hidden) {
    List<String> told = new ArrayList<>();
    FencingSentences sentences = new FencingSentences(messages);
    reading.run().frames().forEach(frame -> told.add(sentences.of(frame).text()));
    FencingScene scene =
        FencingScene.around(reading.run(), reading.frame().index(), 24, FencingLook.plain());
    for (FencingFigureKind kind : FencingFigureKind.values()) {
      told.addAll(
          FigureTexts.of(FencingFigures.of(kind, scene, FigureFrame.of(900, 500, messages))));
    }
    return told;
  }

  @Override
  boolean isOfOneRun(FencingBench one, FencingBench other) {
    return FencingParameter.HORIZON
        .with(one.scenario(), 0)
        .equals(FencingParameter.HORIZON.with(other.scenario(), 0));
  }

  @Override
  FencingBench toTheEnd(FencingBench bench) {
    return bench.withView(bench.view().toTheEnd());
  }

  @Override
  List<String> asToldTimes(double seconds, Messages messages) {
    return FigureTexts.seconds(seconds);
  }
}

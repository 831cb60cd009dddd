package phiscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimReader;
import phiscope.bench.SwimReading;
import phiscope.bench.Term;
import phiscope.figure.FigureFrame;
import phiscope.figure.swim.SwimFigureKind;
import phiscope.figure.swim.SwimFigures;
import phiscope.figure.swim.SwimLook;
import phiscope.figure.swim.SwimScene;
import phiscope.text.Messages;
import phiscope.text.swim.SwimSentences;

/** What can be found beside an open question about SWIM: with the eyes of every member. */
final class OpenSwimQuestions extends OpenQuestions<SwimBench, SwimReading> {
  OpenSwimQuestions() {
    super(SwimBench.class, SwimReading.class);
  }

  @Override
  List<SwimReading> from(SwimReading shown) {
    SwimBench bench = shown.bench();
    return IntStream.range(shown.frame().index(), shown.run().size())
        .mapToObj(i -> SwimReader.read(bench.withView(bench.view().atFrame(i)), shown))
        .toList();
  }

  @Override
  List<String> told(SwimReading reading, Messages messages, List<Term> hidden) {
    List<String> told = new ArrayList<>();
    SwimSentences sentences = new SwimSentences(messages);
    reading.run().frames().forEach(frame -> told.add(sentences.of(frame).text()));
    List<Optional<Integer>> eyes = new ArrayList<>(List.of(Optional.empty()));
    IntStream.range(0, reading.cluster().members()).forEach(m -> eyes.add(Optional.of(m)));
    for (SwimFigureKind kind : SwimFigureKind.values()) {
      for (Optional<Integer> observer : eyes) {
        SwimScene scene =
            new SwimScene(
                reading.run().scenario(),
                reading.run().frames(),
                reading.frame().index(),
                SwimLook.plain().seenBy(observer));
        told.addAll(
            FigureTexts.of(SwimFigures.of(kind, scene, FigureFrame.of(900, 500, messages))));
      }
    }
    return told;
  }

  @Override
  boolean isOfOneRun(SwimBench one, SwimBench other) {
    return one.withHorizon(0).scenario().equals(other.withHorizon(0).scenario());
  }

  @Override
  SwimBench toTheEnd(SwimBench bench) {
    return bench.withView(bench.view().toTheEnd());
  }

  @Override
  List<String> asToldTimes(double seconds, Messages messages) {
    return FigureTexts.seconds(seconds);
  }
}

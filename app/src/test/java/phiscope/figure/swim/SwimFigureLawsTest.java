package phiscope.figure.swim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import phiscope.core.swim.Envelope;
import phiscope.core.swim.SwimRun;
import phiscope.figure.FigureFrame;
import phiscope.figure.run.PictureLaws;
import phiscope.figure.run.RunPicture;

/** Laws that hold for every figure of every frame of every run. */
class SwimFigureLawsTest {
  /** Which frame of which run, how many around it, and how; short to print. */
  record Place(int run, double at, int shown, Optional<Integer> observer, boolean byTime) {
    SwimScene scene() {
      SwimRun all = SwimRuns.ALL.get(run);
      int cursor = (int) (at * (all.size() - 1));
      return SwimRuns.scene(
          all, cursor, shown, new SwimLook(observer, Optional.empty(), List.of(), byTime));
    }
  }

  @Provide
  Arbitrary<Place> places() {
    return Combinators.combine(
            Arbitraries.integers().between(0, SwimRuns.ALL.size() - 1),
            Arbitraries.doubles().between(0, 1),
            Arbitraries.integers().between(4, 90),
            Arbitraries.integers().between(0, 60).optional(0.6),
            Arbitraries.of(true, false))
        .as(Place::new);
  }

  @Provide
  Arbitrary<FigureFrame> frames() {
    return PictureLaws.frames();
  }

  @Property(tries = 150, seed = "20261130")
  void everyFigureKeepsTheLaws(@ForAll("places") Place place, @ForAll("frames") FigureFrame frame) {
    SwimScene scene = place.scene();
    for (SwimScene each : List.of(scene, marking(scene))) {
      for (SwimFigureKind kind : SwimFigureKind.values()) {
        RunPicture picture = SwimFigures.of(kind, each, frame);
        assertThat(SwimFigures.of(kind, each, frame)).as("pure").isEqualTo(picture);
        PictureLaws.check(picture);
      }
    }
  }

  /** The same with a message of the window chosen. */
  private static SwimScene marking(SwimScene scene) {
    List<Envelope> all = scene.frames().stream().flatMap(f -> f.sent().stream()).toList();
    return all.isEmpty()
        ? scene
        : new SwimScene(
            scene.scenario(),
            scene.frames(),
            scene.cursor(),
            scene.look().marking(Optional.of(all.get(all.size() / 2).id())));
  }
}

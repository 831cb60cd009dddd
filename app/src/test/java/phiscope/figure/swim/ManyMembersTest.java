package phiscope.figure.swim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.core.swim.NetworkParameters;
import phiscope.core.swim.SwimRun;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** A figure that would draw what each of 100,000 believes of each would never be finished. */
class ManyMembersTest {
  @ParameterizedTest
  @EnumSource(SwimFigureKind.class)
  void veryManyMembersAreNotDrawnOneByOne(SwimFigureKind kind) {
    SwimScenario huge =
        new SwimScenario(
            1,
            100_000,
            SwimPresets.of(SwimPreset.MEMBERLIST_LAN),
            new NetworkParameters(1_000, 5_000, 0),
            List.of(),
            0);
    SwimRun run = SwimRun.of(huge, 0, () -> true);
    SwimScene scene = SwimRuns.scene(run, 0, 1, SwimLook.plain());
    FigureFrame frame = FigureFrame.of(700, 400, Messages.in(Language.ENGLISH));
    Figure figure =
        assertTimeoutPreemptively(
            Duration.ofSeconds(5), () -> SwimFigures.of(kind, scene, frame).figure());
    assertThat(figure.marks().size()).isLessThan(500);
    assertThat(figure.reading()).isNotBlank();
    if (kind != SwimFigureKind.COUNTERS) {
      assertThat(figure.reading()).startsWith("100\u00a0000 members are too many");
    }
  }
}

package phiscope.figure.swim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.protocol.MemberState;
import phiscope.figure.FigureFrame;
import phiscope.figure.Mark;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** What the signs at the foot of a figure of a cluster mean. */
class SignLegendTest {
  private static List<String> words(SwimFigureKind kind, FigureFrame frame) {
    return SwimFigures.of(kind, scene(), frame).figure().marks().stream()
        .filter(Mark.Text.class::isInstance)
        .map(mark -> ((Mark.Text) mark).text())
        .toList();
  }

  private static SwimScene scene() {
    return SwimRuns.scene(
        SwimRuns.TROUBLE,
        SwimRuns.TROUBLE.size() / 2,
        90,
        new SwimLook(Optional.empty(), Optional.empty(), List.of(), false));
  }

  private static List<String> expected(SwimFigureKind kind, Messages messages) {
    SwimWords words = new SwimWords(messages);
    return switch (kind) {
      case SPACE_TIME ->
          scene().frames().stream()
              .map(SwimFrame::sent)
              .flatMap(List::stream)
              .map(envelope -> envelope.message().kind())
              .distinct()
              .sorted()
              .map(words::kind)
              .toList();
      case RING -> List.of(HostStatus.values()).stream().map(words::status).toList();
      case MATRIX ->
          Stream.concat(
                  Stream.of(MemberState.values())
                      .map(state -> words.get("swimview.state." + state.name())),
                  Stream.of(words.state(null)))
              .toList();
      default -> throw new AssertionError(kind);
    };
  }

  /** In a narrow window they need two lines or three. */
  @ParameterizedTest
  @CsvSource({"900, 300", "420, 260", "330, 260", "240, 300"})
  void everySignIsNamedHoweverNarrowTheFigure(double width, double height) {
    for (Language language : Language.values()) {
      Messages messages = Messages.in(language);
      for (SwimFigureKind kind :
          List.of(SwimFigureKind.SPACE_TIME, SwimFigureKind.RING, SwimFigureKind.MATRIX)) {
        assertThat(words(kind, FigureFrame.of(width, height, messages)))
            .as("%s, %s", kind, language)
            .containsAll(expected(kind, messages));
      }
    }
  }
}

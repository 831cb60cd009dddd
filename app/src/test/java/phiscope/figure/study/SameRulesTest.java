package phiscope.figure.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.StudyReading;
import phiscope.bench.study.Quantity;
import phiscope.bench.study.ReadyStudy;
import phiscope.bench.study.StreamParameter;
import phiscope.bench.study.StreamResult;
import phiscope.bench.study.StreamSettings;
import phiscope.bench.study.Study;
import phiscope.core.health.HealthPreset;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.study.StudyNames;
import phiscope.text.study.StudySentences;

/** Rules of the settings that a reading of the article has too stand once, and say so. */
class SameRulesTest {
  private static StudyReading reading(Study study) {
    return StudyReader.read(StudyBench.of("", study));
  }

  private static Study with(HealthPreset preset) {
    return StreamSettings.with(ReadyStudy.STREAM_KILL.study(), preset);
  }

  private static RunPicture variants(StudyReading reading, Messages messages) {
    FigureFrame frame = FigureFrame.of(900, 420, messages);
    return StudyFigures.of(StudyFigureKind.STREAM_VARIANTS, reading, frame);
  }

  @ParameterizedTest
  @EnumSource(HealthPreset.class)
  void rulesOfAnArticleAreARowNotTwo(HealthPreset preset) {
    StudyReading reading = reading(with(preset));
    assertThat(reading.result(StreamResult.class).sameAs()).isEqualTo(Optional.of(preset));
    for (Language language : Language.values()) {
      Messages messages = Messages.in(language);
      String own = messages.get("study.word.own");
      String name = messages.get("study.word." + preset.id());
      RunPicture picture = variants(reading, messages);
      Figure figure = picture.figure();
      assertThat(figure.table().rows()).hasSize(HealthPreset.values().length);
      assertThat(figure.table().rows().get(0).get(0)).contains(own, name);
      assertThat(figure.table().rows()).noneMatch(row -> row.get(0).equals(name));
      List<Place> rows =
          picture.places().stream().filter(p -> p.thing() instanceof StudyThing.Row).toList();
      assertThat(rows).hasSize(HealthPreset.values().length);
      assertThat(new StudySentences(messages).summary(reading).get(0))
          .startsWith(own)
          .contains(name);
    }
  }

  @Test
  void otherRulesStandBesideAllOfTheArticle() {
    Study study = with(HealthPreset.PROSE).with(StreamParameter.RECOVERY, 210_000);
    StudyReading reading = reading(study);
    Messages messages = Messages.in(Language.ENGLISH);
    assertThat(reading.result(StreamResult.class).sameAs()).isEmpty();
    List<List<String>> rows = variants(reading, messages).figure().table().rows();
    assertThat(rows).hasSize(HealthPreset.values().length + 1);
    assertThat(rows.get(0).get(0)).isEqualTo(messages.get("study.word.own"));
  }

  @Test
  void theirNumbersAreListedOnceForPeopleAndStayInFiles() {
    StreamResult result = reading(with(HealthPreset.LINEAR)).result(StreamResult.class);
    StudyNames names = new StudyNames(Messages.in(Language.ENGLISH));
    List<Quantity> shown = names.shown(result);
    assertThat(shown).noneMatch(quantity -> quantity.path().get(0).equals("linear"));
    assertThat(shown.stream().map(quantity -> names.quantity(result, quantity)))
        .contains("Your rules (the same as: Linear decay) · times FAILED");
    assertThat(result.quantities()).anyMatch(quantity -> quantity.path().get(0).equals("linear"));
  }
}

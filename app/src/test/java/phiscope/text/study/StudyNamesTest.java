package phiscope.text.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.study.Quantity;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyParameter;
import phiscope.bench.study.StudyWork;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

class StudyNamesTest {
  /** A text that is missing throws. */
  @ParameterizedTest
  @EnumSource(StudyKind.class)
  void everythingInAStudyHasANameInBothLanguages(StudyKind kind) {
    for (Language language : Language.values()) {
      Messages messages = Messages.in(language);
      StudyNames names = new StudyNames(messages);
      List<String> said = new ArrayList<>(List.of(names.kind(kind), names.about(kind)));
      kind.groups().forEach(group -> said.add(messages.get(StudyNames.groupKey(group))));
      kind.marks().forEach(mark -> said.add(names.mark(mark)));
      for (StudyParameter parameter : kind.parameters()) {
        said.add(names.parameter(kind, parameter));
        parameter.choices().forEach(choice -> said.add(names.choice(choice)));
        said.add(names.value(parameter, parameter.least()));
        said.add(names.value(parameter, parameter.most()));
      }
      for (Quantity quantity : kind.compute(Study.usual(kind), StudyWork.alone()).quantities()) {
        said.add(names.quantity(quantity));
        said.add(names.value(quantity));
      }
      assertThat(said).noneMatch(String::isBlank);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "23000, 23 ms",
    "4200000, 4.2 s",
    "3600000000, 1 h",
    "1009994400000, 11.69 days",
    "Infinity, never"
  })
  void aTimeIsSaidInTheUnitThatPeopleWouldUse(double ticks, String said) {
    assertThat(new StudyNames(Messages.in(Language.ENGLISH)).time(ticks)).isEqualTo(said);
  }
}

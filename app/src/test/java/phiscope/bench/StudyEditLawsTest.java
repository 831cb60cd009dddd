package phiscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.bench.json.BenchJson;
import phiscope.bench.json.EditJson;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyParameter;

class StudyEditLawsTest extends EditLaws<StudyBench, StudyEdit> {
  StudyEditLawsTest() {
    super(
        StudyEdit.class,
        Arbitraries.of(StudyKind.class).map(StudyBenches::usual),
        StudyBenches.any(),
        StudyBenches.edits());
  }

  @Property(tries = 400, seed = "20261130")
  void anEditWrittenIsReadAsItself(@ForAll("edit") StudyEdit edit) {
    assertThat(EditJson.read(EditJson.write(edit), "journal").found()).contains(edit);
  }

  @Property(tries = 200, seed = "20261130")
  void allSettingsAtOnceMakeAnotherStudyOfThisOne(
      @ForAll("documents") StudyBench to, @ForAll("edits") List<StudyEdit> before) {
    StudyBench from = new StudyEdit.Together(before).apply(StudyBenches.usual(to.study().kind()));
    assertThat(StudyEdit.allOf(to.study()).apply(from).study()).isEqualTo(to.study());
  }

  static Stream<StudyParameter> parameters() {
    return Stream.of(StudyKind.values()).flatMap(kind -> kind.parameters().stream());
  }

  @ParameterizedTest
  @MethodSource("parameters")
  void everyParameterCanBeSetToBothItsEnds(StudyParameter parameter) {
    StudyKind kind =
        Stream.of(StudyKind.values()).filter(k -> k.has(parameter)).findFirst().orElseThrow();
    Study usual = Study.usual(kind);
    for (long end : List.of(parameter.least(), parameter.most())) {
      Study set = usual.with(parameter, end);
      assertThat(set.get(parameter)).isEqualTo(end);
      StudyBench bench = StudyBench.of("", set);
      assertThat(BenchJson.read(BenchJson.write(bench), "s").found()).contains(bench);
    }
    assertThat(usual.with(parameter, parameter.usual())).isSameAs(usual);
  }
}

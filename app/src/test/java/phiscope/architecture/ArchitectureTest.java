package phiscope.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule holds for Phiscope, and fails on a small program that breaks it. */
class ArchitectureTest {
  private static final JavaClasses PHISCOPE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("phiscope");

  /** Classes of the test tree, each of which breaks the rule that its comment names. */
  private static final JavaClasses BADSCOPE = new ClassFileImporter().importPackages("badscope");

  @ParameterizedTest
  @MethodSource("rulesOfPhiscope")
  void phiscopeKeeps(Rule rule) {
    rule.archRule().allowEmptyShould(true).check(PHISCOPE);
  }

  @ParameterizedTest
  @MethodSource("rulesOfBadscope")
  void aProgramThatBreaksItIsFound(Rule rule) {
    assertThat(rule.archRule().evaluate(BADSCOPE).hasViolation()).isTrue();
  }

  static Stream<Rule> rulesOfPhiscope() {
    return rulesOf("phiscope");
  }

  static Stream<Rule> rulesOfBadscope() {
    return rulesOf("badscope");
  }

  private static Stream<Rule> rulesOf(String root) {
    return Stream.of(
            new LayerRules(root).all(), new CoreRules(root).all(), new EverywhereRules(root).all())
        .flatMap(List::stream);
  }
}

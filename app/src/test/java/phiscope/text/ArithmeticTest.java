package phiscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import phiscope.bench.Benches;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.OpeningBench;
import phiscope.bench.PolicyReading;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.text.Messages.Language;

/** Every step of the arithmetic, with the numbers of S004 and of harder windows. */
class ArithmeticTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);
  private static final Messages CHINESE = Messages.in(Language.CHINESE);

  private static List<String> steps(DetectorBench bench, Messages messages) {
    return Arithmetic.of(DetectorReader.read(bench).main(), bench.scale(), messages).stream()
        .map(ArithmeticStep::text)
        .toList();
  }

  private static DetectorBench bench(PhiPolicy policy, long now, long... intervals) {
    return OpeningBench.document()
        .withTapes(List.of(Tape.of("A", HeartbeatTrace.ofIntervals(0, intervals))))
        .withPolicies(List.of(policy))
        .withNow(now);
  }

  /** The example of S004, "four intervals and two consumers". */
  @Test
  void theExampleOfS004() {
    assertThat(steps(OpeningBench.document(), ENGLISH))
        .containsExactly(
            "x = 8, 8, 12, 12: n = 4",
            "Σ x = 8 + 8 + 12 + 12 = 40",
            "Σ x² = 8² + 8² + 12² + 12² = 416",
            "μ = Σ x / n = 40/4 = 10",
            "v = Σ x² / n − μ² = 416/4 − 10² = 4",
            "σ = max(√v, σ_min) = max(√4, 1) = 2",
            "τ = 54 − 40 = 14",
            "z = (τ − μ) / σ = (14 − 10) / 2 = 2",
            "S = 1/2 × erfc(z / √2) = 1/2 × erfc(2 / √2) ≈ 0.0227501",
            "φ = −log10(S) ≈ −log10(0.0227501) ≈ 1.643016",
            "1.643016 ≥ 1: suspects",
            "1.643016 < 2: does not suspect",
            "τ_h = μ + z_h × σ ≈ 10 + 1.28155 × 2 ≈ 12.5631",
            "τ_h = μ + z_h × σ ≈ 10 + 2.32635 × 2 ≈ 14.6527",
            "log10(π / (1 − π)) = log10(0.001/0.999) ≈ −2.99957",
            "log10(π / (1 − π)) + φ ≈ −2.99957 + 1.643016 ≈ −1.35655",
            "P(stopped | silence) = π / (π + (1 − π) × S) ≈ "
                + "0.001 / (0.001 + 0.999 × 0.0227501) ≈ 0.0421454: 4.21%");
  }

  @Test
  void theFormulasAreTheSameInBothLanguagesAndTheRemarksAreNot() {
    List<String> chinese = steps(OpeningBench.document(), CHINESE);
    assertThat(chinese).contains("φ = −log10(S) ≈ −log10(0.0227501) ≈ 1.643016");
    assertThat(chinese).contains("1.643016 ≥ 1：怀疑", "1.643016 < 2：未到门槛");
  }

  /** S004: after the late heartbeat at 60 the window is 8, 12, 12, 20; 15 later phi is 0.490559. */
  @Test
  void theLateHeartbeatOfS004() {
    DetectorBench late =
        bench(OpeningBench.document().policy(), 75_000, 8_000, 8_000, 12_000, 12_000, 20_000);
    assertThat(steps(late, ENGLISH))
        .contains(
            "x = 8, 12, 12, 20: n = 4",
            "μ = Σ x / n = 52/4 = 13",
            "v = Σ x² / n − μ² = 752/4 − 13² = 19",
            "σ = max(√v, σ_min) = max(√19, 1) ≈ 4.3589",
            "φ = −log10(S) ≈ −log10(0.323178) ≈ 0.490559");
  }

  @Test
  void aMeanThatIsNoDecimalStaysAFractionWhereItIsSquared() {
    PhiPolicy policy =
        PolicyDraft.of(OpeningBench.document().policy())
            .minimumSamples(1)
            .variance(PhiPolicy.VarianceKind.SAMPLE)
            .sigmaFloor(new PhiPolicy.SigmaFloor.None())
            .policy();
    assertThat(steps(bench(policy, 50_000, 8_000, 12_000, 20_000), ENGLISH))
        .contains(
            "μ = Σ x / n = 40/3 ≈ 13.3333",
            "v = (Σ x² − n × μ²) / (n − 1) = (608 − 3 × (40/3)²) / 2 ≈ 37.3333",
            "σ = √v ≈ √37.3333 ≈ 6.1101");
  }

  @Test
  void aLongWindowIsShownByItsEnds() {
    long[] intervals = new long[100];
    for (int i = 0; i < 100; i++) {
      intervals[i] = 1000L * (i + 1);
    }
    PhiPolicy policy =
        PolicyDraft.of(OpeningBench.document().policy())
            .windowSize(new PhiPolicy.WindowSize.All())
            .policy();
    assertThat(steps(bench(policy, 5_060_000, intervals), ENGLISH))
        .contains(
            "x = 1, 2, 3, …, 98, 99, 100: n = 100",
            "Σ x = 1 + 2 + 3 + … + 98 + 99 + 100 = 5050",
            "Σ x² = 1² + 2² + 3² + … + 98² + 99² + 100² = 338\u00a0350");
  }

  /** S(500) = 1.2350951543e-54290 (stack.md); a policy that answers infinity says so. */
  @Test
  void aTailBelowAllDoublesIsWrittenOut() {
    PhiPolicy policy =
        PolicyDraft.of(OpeningBench.document().policy())
            .upperEnd(new PhiPolicy.UpperEnd.Infinity())
            .policy();
    assertThat(steps(bench(policy, 1_050_000, 8_000, 8_000, 12_000, 12_000), ENGLISH))
        .contains(
            "z = (τ − μ) / σ = (1010 − 10) / 2 = 500",
            "S = 1/2 × erfc(z / √2) = 1/2 × erfc(500 / √2) ≈ 1.2351×10^-54290",
            "φ = ∞: by its own arithmetic and upper end",
            "∞ ≥ 1: suspects");
  }

  @Test
  void aSilenceCloseToTheMeanKeepsAllDigitsOfZ() {
    // The mean is 1000000000 + 1/3 ticks; the double nearest to it would give z = -0.70710...67.
    long giga = 1_000_000_000;
    PhiPolicy policy =
        PolicyDraft.of(OpeningBench.document().policy())
            .minimumSamples(1)
            .windowSize(new PhiPolicy.WindowSize.All())
            .sigmaFloor(new PhiPolicy.SigmaFloor.None())
            .policy();
    DetectorBench bench = bench(policy, 4 * giga + 1, giga, giga, giga + 1);
    String z =
        steps(bench, ENGLISH).stream()
            .filter(step -> step.startsWith("z ="))
            .findFirst()
            .orElse("");
    // (-1/3) / (sqrt(2)/3) = -1 / sqrt(2)
    assertThat(z).endsWith("≈ −0.707107");
  }

  @Test
  void anUntrainedDetectorsStepsEndWhereItDoes() {
    PhiPolicy policy = PolicyDraft.of(OpeningBench.document().policy()).minimumSamples(7).policy();
    assertThat(steps(OpeningBench.document().withPolicies(List.of(policy)), ENGLISH))
        .containsExactly(
            "x = 8, 8, 12, 12: n = 4",
            "Σ x = 8 + 8 + 12 + 12 = 40",
            "Σ x² = 8² + 8² + 12² + 12² = 416",
            "τ = 54 − 40 = 14");
  }

  @Test
  void typedParametersNeedNoWindow() {
    PhiPolicy policy =
        PolicyDraft.of(OpeningBench.document().policy())
            .parameters(
                new PhiPolicy.ModelParameters.Given(new BigDecimal("10"), new BigDecimal("6")))
            .policy();
    assertThat(steps(OpeningBench.document().withPolicies(List.of(policy)), ENGLISH))
        .startsWith(
            "μ = 10", "σ = 6", "τ = 54 − 40 = 14", "z = (τ − μ) / σ = (14 − 10) / 6 ≈ 0.666667");
  }

  @Provide
  Arbitrary<DetectorBench> anyBench() {
    return Benches.any();
  }

  @Property(tries = 60, seed = "20261129")
  void everyStepOfAnyDocumentCanBeWrittenInEveryForm(@ForAll("anyBench") DetectorBench bench) {
    DetectorReading reading = DetectorReader.read(bench);
    for (PolicyReading policy : reading.tape().policies()) {
      for (ArithmeticStep step : Arithmetic.of(policy, bench.scale(), CHINESE)) {
        assertThat(step.label()).isNotBlank();
        assertThat(step.text()).isNotBlank().doesNotContain("NaN", "Infinity", "null");
        assertThat(step.equation().latex()).doesNotContain("NaN", "Infinity", "null");
        assertThat(step.equation().mathml()).startsWith("<math").endsWith("</math>");
        assertThat(step.equation().pieces()).isNotEmpty();
      }
    }
  }
}

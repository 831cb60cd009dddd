package phiscope.bench;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyMark;
import phiscope.bench.study.StudyParameter;

/** Arbitrary documents of studies and edits of them. */
public final class StudyBenches {
  private StudyBenches() {}

  /** A study of a kind as usual. */
  public static StudyBench usual(StudyKind kind) {
    return StudyBench.of("", Study.usual(kind));
  }

  /** Any document, made by edits of a usual one. */
  public static Arbitrary<StudyBench> any() {
    return Combinators.combine(Arbitraries.of(StudyKind.class), edits().list().ofMaxSize(20))
        .as((kind, all) -> new StudyEdit.Together(all).apply(usual(kind)));
  }

  private static Arbitrary<StudyMark> marks() {
    return Combinators.combine(
            Arbitraries.oneOf(Arbitraries.longs().between(0, 1_000_000), Arbitraries.longs()),
            Arbitraries.of(MarkKind.class),
            Arbitraries.longs().between(-5, 1_000_005))
        .as(StudyMark::bounded);
  }

  private static Arbitrary<StudyParameter> parameters() {
    return Arbitraries.of(StudyKind.class)
        .flatMap(kind -> Arbitraries.of(kind.parameters()))
        .map(parameter -> parameter);
  }

  private static Arbitrary<StudyEdit> settings() {
    Arbitrary<Long> values =
        Arbitraries.oneOf(
            Arbitraries.longs().between(-2, 20),
            Arbitraries.longs().between(0, 2_000_000),
            Arbitraries.longs());
    return Combinators.combine(parameters(), values).as(StudyEdit.SetParameter::new);
  }

  /** Any edit, of whatever study. */
  public static Arbitrary<StudyEdit> edits() {
    Arbitrary<Integer> places = Arbitraries.integers().between(-1, 6);
    Arbitrary<StudyEdit> drawn =
        Arbitraries.oneOf(
            marks().map(StudyMarkEdit.AddMark::new),
            Combinators.combine(places, marks()).as(StudyMarkEdit.SetMark::new),
            places.map(StudyMarkEdit.RemoveMark::new),
            marks().list().ofMaxSize(8).map(StudyMarkEdit.ReplaceMarks::new));
    Arbitrary<StudyEdit> others =
        Arbitraries.oneOf(
            Arbitraries.strings().ofMaxLength(20).map(StudyEdit.SetTitle::new),
            Arbitraries.integers()
                .between(0, Integer.MAX_VALUE)
                .map(frame -> new StudyEdit.Look(new StudyView(frame))));
    Arbitrary<StudyEdit> single = Arbitraries.oneOf(settings(), settings(), drawn, others);
    return Arbitraries.oneOf(
        single, single.list().ofMaxSize(3).map(all -> new StudyEdit.Together(List.copyOf(all))));
  }
}

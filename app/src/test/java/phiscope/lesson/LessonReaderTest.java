package phiscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.Bench;
import phiscope.bench.BenchReader;
import phiscope.bench.DetectorBench;
import phiscope.bench.FencingBenches;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.bench.StudyBench;
import phiscope.bench.SwimBenches;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
import phiscope.figure.study.StudyFigureKind;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.ProblemSentence;

/** Every problem of a lesson file is named, with the line and column at which it stands. */
class LessonReaderTest {
  private static final String LESSON =
      """
      {
        "phiscope": 1,
        "kind": "lesson",
        "id": "small",
        "title": {"zh": "小", "en": "Small"},
        "aim": {"zh": "小", "en": "Small"},
        "minutes": 5,
        "sources": [{"article": "S004", "place": {"zh": "例", "en": "Example"}}],
        "steps": [
          {
            "id": "one",
            "title": {"zh": "一", "en": "One"},
            "text": {"zh": ["均值 {/main/window/mean}", "二"], "en": "Mean {/main/window/mean:3}"},
            "bench": {
              "phiscope": 1,
              "kind": "detector",
              "now": 54,
              "policies": ["s004"],
              "tapes": [{"name": "A", "arrivals": [0, 8, 16, 28, 40]}]
            },
            "figures": ["tape"],
            "hide": ["phi"],
            "questions": [
              {
                "id": "phi",
                "kind": "number",
                "ask": {"zh": "φ？", "en": "φ?"},
                "answer": "/main/result/phi",
                "tolerance": 0.1,
                "why": {"zh": "因为", "en": "Because"}
              }
            ],
            "expect": [{"article": "S004", "values": {"/main/result/phi": "1.643016"}}]
          },
          {
            "id": "two",
            "title": {"zh": "二", "en": "Two"},
            "text": {"zh": "二", "en": "Two"},
            "change": {"now": 55},
            "reveal": {"now": 58},
            "figures": ["tape"],
            "expect": [
              {"article": "S004", "values": {"/before/main/elapsed": "15", "/main/elapsed": "18"}},
              {"article": "S004", "with": {"now": 50}, "values": {"/main/elapsed": "10"}}
            ]
          }
        ]
      }
      """;

  private static List<String> lines(Loaded<Lesson> loaded) {
    Messages messages = Messages.in(Language.ENGLISH);
    return loaded.problems().stream().map(p -> ProblemSentence.line(p, messages)).toList();
  }

  private static Lesson lesson() {
    return LessonReader.read(LESSON, "small.json").found().orElseThrow();
  }

  @Test
  void aLessonIsReadWithTheDocumentsOfItsSteps() {
    Lesson lesson = lesson();
    assertThat(lesson.steps()).extracting(LessonStep::id).containsExactly("one", "two");
    LessonStep two = lesson.steps().get(1);
    assertThat(detector(two.document()).now()).isEqualTo(55_000);
    assertThat(detector(two.outcome()).now()).isEqualTo(58_000);
    assertThat(detector(two.document()).tapes())
        .isEqualTo(detector(lesson.steps().get(0).document()).tapes());
    assertThat(LessonCheck.problems(lesson, "small.json", BenchReader::read)).isEmpty();
  }

  private static DetectorBench detector(Bench bench) {
    return (DetectorBench) bench;
  }

  @Test
  void everyExpectationKnowsItsPlaceInTheFile() {
    List<Expectation> expectations = lesson().steps().get(1).expectations();
    assertThat(expectations).hasSize(3);
    assertThat(expectations.get(2).position()).isEqualTo(new Position(44, 61));
    assertThat(detector(expectations.get(2).document()).now()).isEqualTo(50_000);
  }

  @Test
  void aFileOfAnotherNameIsReadWithAWarning() {
    Loaded<Lesson> loaded = LessonReader.read(LESSON, "a/copy.json");
    assertThat(((Loaded.Ok<Lesson>) loaded).warnings())
        .extracting(Problem::key)
        .containsExactly("problem.lesson.fileName");
  }

  /** What is replaced by what, and the problem; a bar stands for a double quote. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " ;; ",
      quoteCharacter = '~',
      textBlock =
"""
|kind|: |lesson| ;; |kind|: |lessons| ;; 3:11 problem.lesson.kind
|phiscope|: 1,\\n  |kind| ;; |kind| ;; 1:1 problem.lesson.noLesson
|id|: |small| ;; |id|: |Small One| ;; 4:9 problem.lesson.id
|en|: |Small|},\\n  |aim| ;; |de|: |Klein|},\\n  |aim| ;; 5:12 problem.field.missing
|minutes|: 5 ;; |minutes|: 0 ;; 7:14 problem.field.wholeGot
|S004|, |place| ;; |Paper|, |place| ;; 8:27 problem.lesson.article
/main/window/mean:3 ;; /main/window/median:3 ;; 13:61 problem.lesson.pointer
/main/window/mean:3 ;; /main/window/mean/x ;; 13:61 problem.lesson.pointerTooLong
/main/window/mean:3 ;; mean ;; 13:61 problem.lesson.placeholder
Mean {/main/window/mean:3} ;; <b>Mean</b> ;; 13:61 problem.lesson.markdown
Mean {/main/window/mean:3} ;; [Mean](http://x) ;; 13:61 problem.lesson.markdown
Mean {/main/window/mean:3} ;; **Mean ;; 13:61 problem.lesson.leftOver
|now|: 54 ;; |now|: -1 ;; 17:16 problem.field.timeRange
|tape|],\\n      |hide| ;; |bars|],\\n      |hide| ;; 21:19 problem.field.wordGot
|tolerance|: 0.1 ;; |tolerance|: |1| ;; 29:24 problem.lesson.tolerance
|id|: |two| ;; |id|: |one| ;; 36:13 problem.lesson.twice
|change|: {|now|: 55}, ;; ~~ ;; 35:5 problem.lesson.benchOrChange
|reveal|: {|now|: 58} ;; |reveal|: {|now|: true} ;; 40:25 problem.field.time
|with|: {|now|: 50} ;; |with|: {|noww|: 50} ;; 44:38 problem.field.unknown
""")
  void aProblemIsNamedWithItsPlace(String right, String wrong, String problem) {
    String from = quoted(right);
    String to = wrong == null ? "" : quoted(wrong);
    assertThat(LESSON).contains(from);
    String text = LESSON.replace(from, to);
    assertThat(LessonReader.read(text, "small.json").problems())
        .extracting(found -> found.line() + ":" + found.column() + " " + found.key())
        .contains(problem);
  }

  @Test
  void aProblemSaysWhatIsWrongAndWhatWouldBeRight() {
    String text = LESSON.replace("/main/window/mean:3", "/main/windows/mean");
    assertThat(lines(LessonReader.read(text, "small.json")))
        .containsExactly(
            "small.json:13:61: \"en\" holds /main/windows/mean, and no place is called"
                + " \"windows\" there; there are lastAccepted, elapsed, window, model, z,"
                + " survival, log10Survival, result, consumers, posterior, quality.");
  }

  private static String quoted(String text) {
    return text.replace('|', '"').replace("\\n", "\n");
  }

  @Test
  void allProblemsAreNamedAtOnceInTheOrderOfTheFile() {
    String text =
        LESSON
            .replace("\"minutes\": 5", "\"minutes\": 5.5, \"level\": 1")
            .replace("\"now\": 54", "\"now\": \"late\"")
            .replace("\"/before/main/elapsed\"", "\"/before/main/silence\"");
    List<Problem> problems = LessonReader.read(text, "small.json").problems();
    assertThat(problems)
        .extracting(Problem::key)
        .containsExactly(
            "problem.field.wholeGot",
            "problem.field.unknown",
            "problem.field.time",
            "problem.lesson.pointer");
  }

  @Test
  void aDocumentThatCannotBeReadIsNotBlamedOnTheStepsBehindIt() {
    String text = LESSON.replace("[\"s004\"]", "[\"s999\"]");
    assertThat(LessonReader.read(text, "small.json").problems()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "problem.lesson.expect, 1.643016, 1.643018",
    "problem.lesson.shown, '\"hide\": [\"phi\"]', '\"hide\": []'",
    "problem.lesson.absent, '[0, 8, 16, 28, 40]', '[]'",
    "problem.lesson.noAnswer, '[0, 8, 16, 28, 40]', '[]'",
  })
  void whatIsNotSoIsFoundByTheCheck(String key, String right, String wrong) {
    assertThat(LESSON).contains(right);
    Lesson lesson =
        LessonReader.read(LESSON.replace(right, wrong), "small.json").found().orElseThrow();
    assertThat(LessonCheck.problems(lesson, "small.json", BenchReader::read))
        .extracting(Problem::key)
        .contains(key);
  }

  /** The guide in the folder of the lessons: its example is a lesson, and it names every place. */
  @Test
  void theGuideTellsTheTruth() throws Exception {
    String guide = Files.readString(Path.of("..", "lessons", "README.md"));
    String example = guide.substring(guide.indexOf("```json") + 7);
    example = example.substring(0, example.indexOf("```"));
    Lesson lesson = LessonReader.read(example, "my-lesson.json").found().orElseThrow();
    assertThat(LessonCheck.problems(lesson, "my-lesson.json", BenchReader::read)).isEmpty();
    int swim = guide.indexOf("## Places of the SWIM bench");
    assertPlaces(guide.substring(0, swim), lesson.steps().get(0).document());
    int fencing = guide.indexOf("## Places of the fencing bench");
    int study = guide.indexOf("## Places of studies");
    assertPlaces(guide.substring(fencing, study), FencingBenches.late());
    for (StudyKind kind : StudyKind.values()) {
      assertPlaces(guide.substring(study), StudyBench.of("", Study.usual(kind)));
    }
    for (StudyFigureKind figure : StudyFigureKind.values()) {
      assertThat(guide.substring(study)).contains('`' + figure.id() + '`');
    }
    assertPlaces(
        guide.substring(swim, fencing),
        SwimBenches.crash().withView(SwimBenches.crash().view().atFrame(100)));
  }

  private static void assertPlaces(String guide, Bench bench) {
    List<String> named =
        Pattern.compile("`(/[a-zA-Z0-9/]+)`")
            .matcher(guide)
            .results()
            .map(match -> match.group(1))
            .filter(place -> !place.matches(".*(/policies/0|/main|/view/0)"))
            .toList();
    assertThat(named).hasSizeGreaterThan(30);
    TreeSet<String> leaves = new TreeSet<>();
    // Of places that are alike the guide tells the last words only.
    Pattern.compile("`([a-zA-Z0-9]+)`")
        .matcher(guide)
        .results()
        .forEach(match -> leaves.add("/" + match.group(1)));
    for (String place : named) {
      assertThat(ReadingPointer.problem(place, bench.kind())).as(place).isEmpty();
      leaves.add(place.substring(place.lastIndexOf('/')));
    }
    ReadingPointer.each(
        BenchReader.read(bench),
        (pointer, value) ->
            assertThat(leaves).contains(pointer.substring(pointer.lastIndexOf('/'))));
  }
}

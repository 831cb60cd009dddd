package phiscope.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.bench.Bench;
import phiscope.bench.BenchReader;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingReader;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimReader;
import phiscope.bench.json.BenchJson;
import phiscope.bench.study.StreamParameter;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyParameter;
import phiscope.example.ExampleExport.Format;
import phiscope.lesson.Answer;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonStep;
import phiscope.lesson.Question;
import phiscope.lesson.StepReadings;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.fencing.FencingSentences;
import phiscope.text.study.StudySentences;
import phiscope.text.swim.SwimSentences;

/** What is handed out to students states no answer, in no file, to no question of any step. */
class StudentEditionTest {
  private static final MathContext TOLD = new MathContext(4, RoundingMode.DOWN);

  static List<Lesson> lessons() {
    return LessonCatalogue.all();
  }

  /** All text files of a lesson's student version, by name. */
  private static SortedMap<String, String> handedOut(Lesson lesson, Set<Edition> editions) {
    Set<Format> formats = EnumSet.complementOf(EnumSet.of(Format.PNG));
    ExampleExport export =
        new ExampleExport(lesson.id(), formats, List.of(Language.values()), editions, "1.0");
    SortedMap<String, String> texts = new TreeMap<>();
    for (Map.Entry<String, byte[]> file : export.filesOf(lesson).entrySet()) {
      String text = new String(file.getValue(), StandardCharsets.UTF_8);
      texts.put(file.getKey(), withoutDrawing(text));
    }
    return texts;
  }

  /** The words of a file; where lines are drawn, and a page's font, say nothing to a student. */
  private static String withoutDrawing(String text) {
    return text.replaceAll("(?s)<style>.*?</style>", "")
        .replaceAll("<(?:poly|path|rect|circle|line)[^>]*>", "")
        .replaceAll("<(/?[a-z]+)[^>]*>", " ");
  }

  /** The digits of the numbers asked for; with few digits a number stands everywhere. */
  private static List<Pattern> secrets(Lesson lesson) {
    List<Pattern> secrets = new ArrayList<>();
    for (LessonStep step : lesson.steps()) {
      StepReadings readings = step.readings(BenchReader::read);
      for (Question question : step.questions()) {
        if (Answer.to(question, readings) instanceof Answer.Number number) {
          String digits = BigDecimal.valueOf(number.shown()).abs().round(TOLD).toPlainString();
          String significant = digits.replaceAll("^0\\.0*", "").replaceAll("\\.?0*$", "");
          if (significant.replace(".", "").length() == TOLD.getPrecision()) {
            secrets.add(Pattern.compile("(?<![0-9.])" + Pattern.quote(digits)));
          }
        }
      }
    }
    return secrets;
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void noFileStatesANumberThatIsAskedFor(Lesson lesson) {
    List<Pattern> secrets = secrets(lesson);
    handedOut(lesson, EnumSet.of(Edition.STUDENT))
        .forEach(
            (name, text) -> {
              for (Pattern secret : secrets) {
                assertThat(secret.matcher(text).find()).as("%s in %s", secret, name).isFalse();
              }
            });
  }

  @Test
  void theKeyDoesStateThem() {
    int found = 0;
    for (Lesson lesson : lessons()) {
      String key = String.join("\n", handedOut(lesson, EnumSet.of(Edition.KEY)).values());
      List<Pattern> secrets = secrets(lesson);
      found += secrets.size();
      assertThat(secrets).allMatch(secret -> secret.matcher(key).find());
    }
    assertThat(found).isGreaterThan(5);
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void noResultOfARunAndNoRevealedDocumentGoesOut(Lesson lesson) {
    SortedMap<String, String> files = handedOut(lesson, EnumSet.of(Edition.STUDENT));
    assertThat(files.keySet())
        .noneMatch(
            name -> name.matches(".*(frames|messages|views|holders|outcome|quantities)\\.csv"))
        .noneMatch(name -> name.contains("-after") || name.contains("moodle"));
    for (int i = 0; i < lesson.steps().size(); i++) {
      LessonStep step = lesson.steps().get(i);
      String document = files.get(lesson.id() + ".data/step-" + (i + 1) + ".json");
      assertThat(document).isEqualTo(BenchJson.write(step.document()));
    }
  }

  /** A frame of a run tells how questions about earlier frames of the same run came out. */
  @ParameterizedTest
  @MethodSource("lessons")
  void noStepShowsARunOfWhichAnEarlierStepAsksHowItGoesOn(Lesson lesson) {
    for (Language language : Language.values()) {
      WorkedExample example =
          LessonExample.of(lesson, Messages.in(language), Edition.STUDENT, "1.0");
      for (int i = 0; i < lesson.steps().size(); i++) {
        String shown = example.sections().get(i).parts().toString();
        for (int earlier = 0; earlier < i; earlier++) {
          LessonStep asking = lesson.steps().get(earlier);
          if (continues(asking, lesson.steps().get(i))) {
            assertThat(shown).doesNotContain("Picture[");
            assertThat(shown).doesNotContain(sentence(lesson.steps().get(i).document(), language));
          }
        }
      }
    }
  }

  private static String sentence(Bench shown, Language language) {
    Messages messages = Messages.in(language);
    if (shown instanceof StudyBench study) {
      return new StudySentences(messages).step(StudyReader.read(study));
    }
    return shown instanceof FencingBench fencing
        ? new FencingSentences(messages).of(FencingReader.read(fencing).frame()).text()
        : new SwimSentences(messages).of(SwimReader.read((SwimBench) shown).frame()).text();
  }

  private static boolean continues(LessonStep asking, LessonStep shown) {
    if (asking.outcome() instanceof FencingBench one
        && shown.document() instanceof FencingBench other) {
      return other.view().frame() >= one.view().frame() && one.scenario().equals(other.scenario());
    }
    if (asking.outcome() instanceof StudyBench one
        && shown.document() instanceof StudyBench other) {
      return one.study().kind() == StudyKind.STREAM && startsAlike(one.study(), other.study());
    }
    return asking.outcome() instanceof SwimBench one
        && shown.document() instanceof SwimBench other
        && other.view().frame() >= one.view().frame()
        && one.withHorizon(0).scenario().equals(other.withHorizon(0).scenario());
  }

  /** Whether the later one shows more than the frames of the stream: a silence, as the earlier. */
  private static boolean startsAlike(Study one, Study other) {
    StudyParameter end = StreamParameter.END;
    return other.get(end) > other.get(StreamParameter.EVENT_AT)
        && one.with(end, end.most()).equals(other.with(end, end.most()));
  }

  /** Where an earlier answer, typed or chosen, still holds, a text has a question mark for it. */
  @ParameterizedTest
  @CsvSource({
    "suspicion-and-incarnation, 4, incarnation is now ?, incarnation is now 1",
    "phi-from-four-intervals, 4, φ is ? now, φ is 1.643 now",
    "stream-waits, 4, it is FAILED ? ms later, it is FAILED 28 ms later"
  })
  void aTextDoesNotRepeatAnAnswer(String id, int step, String student, String key) {
    for (Edition edition : Edition.values()) {
      WorkedExample example =
          LessonExample.of(
              LessonCatalogue.find(id).orElseThrow(),
              Messages.in(Language.ENGLISH),
              edition,
              "1.0");
      Part.Words text = (Part.Words) example.sections().get(step - 1).parts().get(0);
      String said = text.prose().toString().replaceAll("(, )?Run\\[text=|, style=[A-Z]+]", "");
      boolean isKey = edition == Edition.KEY;
      assertThat(said).contains(isKey ? key : student).doesNotContain(isKey ? student : key);
    }
  }

  /** The key of a lesson shows what its questions are about, whatever bench it is on. */
  @ParameterizedTest
  @MethodSource("lessons")
  void theKeyShowsTheFiguresOfEveryStepBeforeAndAfter(Lesson lesson) {
    WorkedExample key = LessonExample.of(lesson, Messages.in(Language.ENGLISH), Edition.KEY, "1.0");
    for (int i = 0; i < lesson.steps().size(); i++) {
      LessonStep step = lesson.steps().get(i);
      long pictures =
          key.sections().get(i).parts().stream().filter(Part.Picture.class::isInstance).count();
      int times = step.revealed().isPresent() ? 2 : 1;
      assertThat(pictures).isGreaterThanOrEqualTo((long) times * step.figures().size());
    }
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void countersBeforeAnythingHappensHaveNoLineThatSaysSo(Lesson lesson) {
    String empty = Messages.in(Language.ENGLISH).get("example.swim.frame", 0, "0 s", "");
    for (Edition edition : Edition.values()) {
      WorkedExample example =
          LessonExample.of(lesson, Messages.in(Language.ENGLISH), edition, "1.0");
      for (WorkedExample.Section section : example.sections()) {
        for (Part part : section.parts()) {
          if (part instanceof Part.Words words) {
            assertThat(words.prose().toString()).doesNotContain(empty.strip());
          } else if (part instanceof Part.Picture picture && picture.name().contains("counters")) {
            assertThat(picture.figure().reading()).doesNotStartWith("0 messages");
          }
        }
      }
    }
  }
}

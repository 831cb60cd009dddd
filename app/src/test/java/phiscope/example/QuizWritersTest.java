package phiscope.example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonCatalogue;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** Quizzes come back from their files as they were written, whatever stands in their texts. */
class QuizWritersTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);

  static Stream<Lesson> lessons() {
    return LessonCatalogue.all().stream();
  }

  static Stream<String> hostile() {
    return Hostile.NAMES.stream().filter(name -> !name.contains("\uFFFE"));
  }

  private static QuizQuestion number(String text) {
    return new QuizQuestion(
        text,
        text,
        List.of(),
        Optional.of(new QuizQuestion.Number(new BigDecimal("12.5631"), new BigDecimal("0.5"))),
        List.of(),
        text);
  }

  private static QuizQuestion choice(String text) {
    return new QuizQuestion(
        text,
        text,
        List.of(),
        Optional.empty(),
        List.of(
            new QuizQuestion.Option(text, false, text), new QuizQuestion.Option(text, true, "")),
        text);
  }

  private static Document parsed(String xml) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<Element> all(Element in, String name) {
    NodeList found = in.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      elements.add((Element) found.item(i));
    }
    return elements;
  }

  private static String text(Element in, String name) {
    return all(all(in, name).get(0), "text").get(0).getTextContent();
  }

  private static List<Element> questions(Document quiz) {
    return all(quiz.getDocumentElement(), "question").stream()
        .filter(question -> !question.getAttribute("type").equals("category"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void everyQuestionOfALessonIsInBothFilesWithTheAnswerOfTheEngine(Lesson lesson) throws Exception {
    List<QuizQuestion> quiz = LessonQuiz.of(lesson, ENGLISH);
    assertThat(quiz).hasSize(lesson.steps().stream().mapToInt(s -> s.questions().size()).sum());
    List<Element> read = questions(parsed(MoodleWriter.write("x", quiz)));
    List<Gift> gift = Gift.read(GiftWriter.write("x", quiz));
    assertThat(read).hasSameSizeAs(quiz);
    assertThat(gift).hasSameSizeAs(quiz);
    for (int i = 0; i < quiz.size(); i++) {
      QuizQuestion question = quiz.get(i);
      assertThat(text(read.get(i), "questiontext")).startsWith(question.html());
      assertThat(text(read.get(i), "generalfeedback")).isEqualTo(question.why());
      assertThat(gift.get(i).text()).isEqualTo(question.html());
      question
          .number()
          .ifPresentOrElse(
              number -> assertThat(number.tolerance()).isNotNegative(),
              () ->
                  assertThat(question.options()).filteredOn(QuizQuestion.Option::right).hasSize(1));
    }
  }

  /** Mean 10, sigma 2: phi reaches 1 after 12.5631 (S004). */
  @Test
  void theAnswerOfADragIsTheCrossing() {
    Lesson lesson = LessonCatalogue.find("phi-from-four-intervals").orElseThrow();
    QuizQuestion crossing =
        LessonQuiz.of(lesson, ENGLISH).stream()
            .filter(question -> question.name().endsWith("(crossing)"))
            .findFirst()
            .orElseThrow();
    double answer = crossing.number().orElseThrow().answer().doubleValue();
    assertThat(List.of(12.5631031310892, 14.652695))
        .anySatisfy(value -> assertThat(answer).isCloseTo(value, within(1e-6)));
  }

  @Test
  void figuresTravelInTheFileWithoutWhatIsToBeFoundOut() throws Exception {
    Lesson lesson = LessonCatalogue.find("phi-from-four-intervals").orElseThrow();
    List<QuizQuestion> quiz = LessonQuiz.of(lesson, ENGLISH);
    Element first = questions(parsed(MoodleWriter.write("x", quiz))).get(0);
    Element file = all(first, "file").get(0);
    String svg =
        new String(Base64.getDecoder().decode(file.getTextContent()), StandardCharsets.UTF_8);
    assertThat(svg).startsWith("<svg").doesNotContain("mean 10");
    assertThat(text(first, "questiontext")).contains("@@PLUGINFILE@@/" + file.getAttribute("name"));
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void moodleXmlComesBackFromAnXmlParser(String name) throws Exception {
    String seen = name.replaceAll("[\u0000-\u0008]", "\uFFFD");
    Document quiz = parsed(MoodleWriter.write(name, List.of(number(name), choice(name))));
    List<Element> questions = questions(quiz);
    assertThat(text(questions.get(0), "name")).isEqualTo(seen);
    assertThat(text(questions.get(0), "questiontext")).isEqualTo(seen);
    assertThat(text(questions.get(0), "answer")).isEqualTo("12.5631");
    assertThat(all(questions.get(0), "tolerance").get(0).getTextContent()).isEqualTo("0.5");
    List<Element> answers = all(questions.get(1), "answer");
    assertThat(answers)
        .extracting(answer -> answer.getAttribute("fraction"))
        .containsExactly("0", "100");
    assertThat(text(answers.get(0), "feedback")).isEqualTo(seen);
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void giftComesBackFromItsOwnGrammar(String name) {
    List<Gift> read = Gift.read(GiftWriter.write(name, List.of(number(name), choice(name))));
    assertThat(read).hasSize(2);
    assertThat(read.get(0).name()).isEqualTo(name);
    assertThat(read.get(0).text()).isEqualTo(name);
    assertThat(read.get(0).answers()).containsExactly("#12.5631:0.5");
    assertThat(read.get(0).why()).isEqualTo(name);
    assertThat(read.get(1).answers()).containsExactly("~" + name + "#" + name, "=" + name);
    assertThat(read.get(1).why()).isEqualTo(name);
  }
}

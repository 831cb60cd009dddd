package phiscope.ui.viewmodel;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import phiscope.bench.json.JsonField;
import phiscope.bench.json.JsonFields;
import phiscope.bench.json.JsonLimits;
import phiscope.bench.json.JsonPrinter;
import phiscope.bench.json.JsonSource;
import phiscope.bench.json.JsonValue;
import phiscope.bench.json.StrictJson;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonMode;
import phiscope.lesson.LessonPlayer;
import phiscope.lesson.Prediction;
import phiscope.lesson.Prediction.Chosen;
import phiscope.lesson.Prediction.Guess;
import phiscope.lesson.Prediction.NotSure;

/**
 * What somebody is looking at beside the document: it comes back with the session, and is lost
 * without harm.
 *
 * @param maximised the panel that has all room, by its id, if one has
 * @param lesson the lesson that is played, if one is
 */
public record Looking(Optional<String> maximised, Optional<InLesson> lesson) {
  private static final JsonLimits LIMITS = new JsonLimits(200_000, 8, 20_000, 1_000, 1_000);
  private static final int LONGEST = 200;
  private static final int MOST = 1_000;

  /**
   * How far somebody is in a lesson.
   *
   * @param id the lesson
   * @param at the step, from 0
   * @param states what was done in each step
   */
  public record InLesson(String id, LessonMode mode, int at, List<LessonPlayer.StepState> states) {
    public InLesson {
      states = List.copyOf(states);
    }

    /** Where the player was, in the lesson as it is now; empty if there is none any more. */
    public Optional<LessonPlayer> player() {
      return LessonCatalogue.find(id).map(found -> LessonPlayer.resumed(found, mode, at, states));
    }

    /** How far a player is. */
    public static InLesson of(LessonPlayer player) {
      return new InLesson(player.lesson().id(), player.mode(), player.at(), player.states());
    }
  }

  /** As a text for a file. */
  public String text() {
    StringBuilder text = new StringBuilder();
    JsonPrinter to = new JsonPrinter(text);
    to.object();
    maximised.ifPresent(id -> to.name("maximised").text(id));
    if (lesson.isPresent()) {
      InLesson in = lesson.get();
      to.name("lesson").text(in.id()).name("mode").text(word(in.mode()));
      to.name("step").number(in.at()).name("states").array();
      in.states().forEach(state -> write(to, state));
      to.endArray();
    }
    to.endObject().end();
    return text.toString();
  }

  private static String word(LessonMode mode) {
    return mode.name().toLowerCase(Locale.ROOT);
  }

  private static void write(JsonPrinter to, LessonPlayer.StepState state) {
    to.inlineObject().name("revealed").flag(state.revealed()).name("hints").inlineArray();
    state.hints().forEach(to::number);
    to.endArray().name("predictions").inlineArray();
    for (Optional<Prediction> made : state.predictions()) {
      Prediction prediction = made.orElse(null);
      if (prediction instanceof Guess guess) {
        to.inlineObject().name("guess").number(BigDecimal.valueOf(guess.value())).endObject();
      } else if (prediction instanceof Chosen chosen) {
        to.inlineObject().name("chosen").number(chosen.index()).endObject();
      } else if (prediction instanceof NotSure) {
        to.text("notSure");
      } else {
        to.nothing();
      }
    }
    to.endArray().endObject();
  }

  /** What such a text says; nothing where it is none. */
  public static Looking read(String text) {
    return StrictJson.read(text, "view", LIMITS, Looking::read)
        .found()
        .orElse(new Looking(Optional.empty(), Optional.empty()));
  }

  private static Optional<Looking> read(JsonValue value, JsonSource source) {
    return JsonFields.of(value, source).map(Looking::read);
  }

  private static Looking read(JsonFields fields) {
    Optional<String> maximised = fields.optional("maximised").flatMap(field -> field.text(LONGEST));
    return new Looking(
        maximised,
        fields
            .optional("lesson")
            .flatMap(field -> field.text(LONGEST))
            .flatMap(id -> lesson(id, fields)));
  }

  private static Optional<InLesson> lesson(String id, JsonFields fields) {
    Map<String, LessonMode> modes = new LinkedHashMap<>();
    for (LessonMode mode : LessonMode.values()) {
      modes.put(word(mode), mode);
    }
    Optional<LessonMode> mode = fields.required("mode").flatMap(field -> field.word(modes));
    Optional<Long> step = fields.required("step").flatMap(field -> field.whole(0, MOST));
    List<LessonPlayer.StepState> states = new ArrayList<>();
    Optional<JsonField> list = fields.required("states");
    list.ifPresent(
        field -> field.items(0, MOST).forEach(each -> state(each).ifPresent(states::add)));
    return mode.isPresent() && step.isPresent()
        ? Optional.of(new InLesson(id, mode.get(), step.get().intValue(), states))
        : Optional.empty();
  }

  private static Optional<LessonPlayer.StepState> state(JsonField field) {
    return field
        .object()
        .map(
            state -> {
              boolean revealed = state.required("revealed").flatMap(JsonField::flag).orElse(false);
              List<Integer> hints = new ArrayList<>();
              for (JsonField each : items(state, "hints")) {
                hints.add(each.whole(0, MOST).orElse(0L).intValue());
              }
              List<Optional<Prediction>> predictions = new ArrayList<>();
              for (JsonField each : items(state, "predictions")) {
                predictions.add(prediction(each));
              }
              return new LessonPlayer.StepState(predictions, hints, revealed);
            });
  }

  private static List<JsonField> items(JsonFields fields, String name) {
    return fields.required(name).map(field -> field.items(0, MOST)).orElse(List.of());
  }

  private static Optional<Prediction> prediction(JsonField field) {
    if (field.isText("notSure")) {
      return Optional.of(new NotSure());
    }
    if (!field.isObject()) {
      return Optional.empty();
    }
    JsonFields made = field.object().orElseThrow();
    Optional<Prediction> guess =
        made.optional("guess")
            .flatMap(JsonField::number)
            .map(BigDecimal::doubleValue)
            .filter(Double::isFinite)
            .map(Guess::new);
    Optional<Prediction> chosen =
        made.optional("chosen")
            .flatMap(each -> each.whole(0, MOST))
            .map(at -> new Chosen(at.intValue()));
    return guess.isPresent() ? guess : chosen;
  }
}

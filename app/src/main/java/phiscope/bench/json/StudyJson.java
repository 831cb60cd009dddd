package phiscope.bench.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import phiscope.bench.BenchLimits;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyView;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.ParameterRange;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyKind.Order;
import phiscope.bench.study.StudyMark;
import phiscope.bench.study.StudyParameter;

/**
 * The documents of studies as JSON: one object for each group of parameters, times as exact
 * decimals in seconds, of whole microseconds. What was drawn is a list of {@code [time, kind]}, or
 * {@code [time, kind, value]} where the kind has one. Parameters at their usual value may be left
 * out.
 */
final class StudyJson {
  static final String STUDY = "study";
  static final String DRAWN = "drawn";
  static final String VIEW = "view";
  static final String FRAME = "frame";

  private final StudyKind kind;
  private final List<Long> values = new ArrayList<>();
  private boolean sound = true;

  private StudyJson(StudyKind kind) {
    this.kind = kind;
    kind.parameters().forEach(parameter -> values.add(parameter.usual()));
  }

  /** Reads what a document of this kind holds. */
  static Optional<StudyBench> read(JsonFields fields) {
    Optional<String> title =
        fields.has("title")
            ? fields.optional("title").flatMap(field -> field.text(BenchLimits.MAX_TEXT))
            : Optional.of("");
    Optional<StudyKind> kind =
        fields.required(STUDY).flatMap(field -> field.word(StudyKind.words()));
    if (kind.isEmpty()) {
      // What else is there depends on it.
      return Optional.empty();
    }
    Optional<Study> study = new StudyJson(kind.get()).study(fields);
    Optional<StudyView> view = view(fields);
    fields.optional("title");
    fields.end();
    return title.isPresent() && view.isPresent()
        ? study.map(read -> new StudyBench(title.get(), read, view.get()))
        : Optional.empty();
  }

  private static Optional<StudyView> view(JsonFields fields) {
    Optional<JsonField> field = fields.optional(VIEW);
    return field.isEmpty()
        ? Optional.of(StudyView.atStart())
        : field.get().object().flatMap(StudyJson::viewInside);
  }

  /** Reads where one looks. */
  static Optional<StudyView> viewInside(JsonFields fields) {
    Optional<Long> frame =
        fields.has(FRAME)
            ? fields.optional(FRAME).flatMap(field -> field.whole(0, Integer.MAX_VALUE))
            : Optional.of(0L);
    fields.optional(FRAME);
    fields.end();
    return frame.map(at -> new StudyView(at.intValue()));
  }

  private Optional<Study> study(JsonFields fields) {
    for (String group : kind.groups()) {
      fields.optional(group).ifPresent(field -> readGroup(field, group));
    }
    for (Order order : kind.orders()) {
      checkOrder(fields, order);
    }
    List<StudyMark> marks = new ArrayList<>();
    if (!kind.marks().isEmpty()) {
      for (JsonField item :
          fields.optional(DRAWN).map(f -> f.items(0, Study.MAX_MARKS)).orElse(List.of())) {
        Optional<StudyMark> mark = mark(item, kind.marks());
        sound &= mark.isPresent();
        mark.ifPresent(marks::add);
      }
    }
    return sound
        ? Optional.of(new Study(kind, values, List.of()).withMarks(marks))
        : Optional.empty();
  }

  private void readGroup(JsonField field, String group) {
    Optional<JsonFields> inside = field.object();
    sound &= inside.isPresent();
    inside.ifPresent(
        fields -> {
          for (StudyParameter parameter : kind.in(group)) {
            fields.optional(parameter.word()).ifPresent(value -> readValue(value, parameter));
          }
          fields.end();
        });
  }

  private void readValue(JsonField field, StudyParameter parameter) {
    Optional<Long> value = ParameterJson.read(field, parameter);
    sound &= value.isPresent();
    value.ifPresent(read -> values.set(parameter.ordinal(), read));
  }

  private void checkOrder(JsonFields fields, Order order) {
    long lesser = values.get(order.lesser().ordinal());
    long greater = values.get(order.greater().ordinal());
    if (lesser > greater && sound) {
      sound = false;
      fields
          .optional(order.lesser().group())
          .or(() -> fields.optional(order.greater().group()))
          .ifPresent(
              field ->
                  field.problem(
                      "problem.study.order", order.lesser().word(), order.greater().word()));
    }
  }

  /** Reads something that was drawn. */
  static Optional<StudyMark> mark(JsonField field, List<MarkKind> allowed) {
    List<JsonField> parts = field.items(2, 3);
    if (parts.isEmpty()) {
      return Optional.empty();
    }
    Map<String, MarkKind> words = MarkKind.words();
    words.values().retainAll(allowed);
    Optional<Long> at = SimTimes.read(parts.get(0), ParameterRange.LONGEST);
    Optional<MarkKind> kind = parts.get(1).word(words);
    if (at.isEmpty() || kind.isEmpty()) {
      return Optional.empty();
    }
    if (parts.size() == 3 != kind.get().value().isPresent()) {
      return field.problem("problem.study.mark", kind.get().word());
    }
    return parts.size() == 2
        ? Optional.of(StudyMark.of(at.get(), kind.get()))
        : ParameterJson.share(parts.get(2)).map(v -> new StudyMark(at.get(), kind.get(), v));
  }

  /** Writes what a document of this kind holds. */
  static void write(JsonPrinter to, StudyBench bench) {
    Study study = bench.study();
    to.name(STUDY).text(study.kind().word());
    to.name("title").text(bench.title());
    for (String group : study.kind().groups()) {
      to.name(group).inlineObject();
      for (StudyParameter parameter : study.kind().in(group)) {
        to.name(parameter.word());
        ParameterJson.write(to, parameter, study.get(parameter));
      }
      to.endObject();
    }
    if (!study.marks().isEmpty()) {
      to.name(DRAWN).array();
      study.marks().forEach(mark -> write(to, mark));
      to.endArray();
    }
    to.name(VIEW);
    write(to, bench.view());
  }

  /** Writes something that was drawn. */
  static void write(JsonPrinter to, StudyMark mark) {
    to.inlineArray().number(SimTimes.seconds(mark.at())).text(mark.kind().word());
    if (mark.kind().value().isPresent()) {
      to.number(ParameterJson.share(mark.value()));
    }
    to.endArray();
  }

  /** Writes where one looks. */
  static void write(JsonPrinter to, StudyView view) {
    to.inlineObject().name(FRAME).number(view.frame()).endObject();
  }
}

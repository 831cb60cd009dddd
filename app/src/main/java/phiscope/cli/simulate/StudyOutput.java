package phiscope.cli.simulate;

import java.io.PrintWriter;
import phiscope.bench.BenchKind;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReading;
import phiscope.bench.json.JsonPrinter;
import phiscope.bench.study.Quantity;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyParameter;
import phiscope.bench.study.StudyStep;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.text.study.StudyNames;
import phiscope.text.study.StudySentences;

/**
 * Writes what a study says: for people, or as JSON: {@code {"phiscope": 1, "kind": "simulation",
 * "bench": "study", ...}}.
 */
public final class StudyOutput {
  private static final int VERSION = 1;

  /** More events than this nobody reads. */
  private static final long MOST_EVENTS = 20_000;

  private static final double TICKS_PER_SECOND = 1e6;

  private final StudyReading reading;

  public StudyOutput(StudyReading reading) {
    this.reading = reading;
  }

  /** For people to read. */
  public void writeText(Messages messages, PrintWriter to) {
    StudyNames names = new StudyNames(messages);
    StudyBench bench = reading.bench();
    Study study = bench.study();
    if (!bench.title().isBlank()) {
      to.println(bench.title());
    }
    to.println(
        messages.get(
            "simulate.study.heading", names.kind(study.kind()), names.about(study.kind())));
    to.println();
    to.println(messages.get("simulate.study.parameters"));
    for (String group : study.kind().groups()) {
      to.println("  " + messages.get(StudyNames.groupKey(group)));
      for (StudyParameter parameter : study.kind().in(group)) {
        String value = names.value(parameter, study.get(parameter));
        to.print("  ");
        pair(names.parameter(study.kind(), parameter), value, messages, to);
      }
    }
    events(messages, to);
    to.println();
    to.println(messages.get("simulate.study.says"));
    new StudySentences(messages).summary(reading).forEach(said -> to.println("  " + said));
    to.println();
    to.println(messages.get("simulate.study.quantities"));
    for (Quantity quantity : names.shown(reading.result())) {
      pair(names.quantity(reading.result(), quantity), names.value(quantity), messages, to);
    }
  }

  /** What happens one after the other, where the study can be gone through. */
  private void events(Messages messages, PrintWriter to) {
    if (!reading.hasSteps()) {
      return;
    }
    to.println();
    to.println(messages.get("simulate.study.events"));
    StudySentences sentences = new StudySentences(messages);
    long events = 0;
    for (int index = 0; index < reading.run().size(); index++) {
      StudyStep step = reading.run().frame(index);
      if (step.isEvent()) {
        events++;
        if (events <= MOST_EVENTS) {
          String time = Decimal.seconds(step.at()).toPlainString();
          to.println("  " + time + " s  #" + index + "  " + sentences.of(step, reading.result()));
        }
      }
    }
    if (events == 0) {
      to.println("  " + messages.get("simulate.study.noEvents"));
    } else if (events > MOST_EVENTS) {
      to.println("  " + messages.get("simulate.moreEvents", Numbers.whole(events - MOST_EVENTS)));
    }
  }

  private static void pair(String name, String value, Messages messages, PrintWriter to) {
    to.println("  " + messages.get("simulate.study.pair", name, value));
  }

  /**
   * As JSON; times are seconds, infinity is the word. What is not there is null, as is what was not
   * computed, which says so.
   */
  public void writeJson(Appendable out) {
    JsonPrinter to = new JsonPrinter(out);
    to.object().name("phiscope").number(VERSION).name("kind").text("simulation");
    to.name("bench").text(BenchKind.STUDY.word());
    to.name("study").text(reading.bench().study().kind().word());
    to.name("title").text(reading.bench().title());
    events(to);
    to.name("quantities").array();
    for (Quantity quantity : reading.quantities()) {
      to.inlineObject().name("path").text(String.join("/", quantity.path()));
      to.name("kind").text(phiscope.bench.Parameter.word(quantity.kind())).name("value");
      value(to, quantity);
      if (!quantity.isComputed()) {
        to.name("computed").flag(false);
      }
      to.endObject();
    }
    to.endArray().endObject().end();
  }

  private void events(JsonPrinter to) {
    to.name("events").array();
    int steps = reading.hasSteps() ? reading.run().size() : 0;
    for (int index = 0; index < steps; index++) {
      StudyStep step = reading.run().frame(index);
      if (step.isEvent()) {
        to.inlineObject().name("step").number(index);
        to.name("time").number(Decimal.seconds(step.at())).name("event").text(step.word());
        step.subject().ifPresent(subject -> to.name("subject").number(subject));
        to.endObject();
      }
    }
    to.endArray();
  }

  private static void value(JsonPrinter to, Quantity quantity) {
    double number =
        quantity.kind() == Quantity.Kind.TIME
            ? quantity.value() / TICKS_PER_SECOND
            : quantity.value();
    if (quantity.word().isPresent()) {
      to.text(quantity.word().get());
    } else if (Double.isNaN(number)) {
      to.nothing();
    } else if (Double.isInfinite(number)) {
      to.text(number > 0 ? "Infinity" : "-Infinity");
    } else {
      to.number(java.math.BigDecimal.valueOf(number));
    }
  }
}

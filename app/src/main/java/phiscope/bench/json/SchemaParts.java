package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import phiscope.bench.BenchLimits;
import phiscope.bench.Parameter;
import phiscope.core.kernel.SimTime;

/** Writes the parts of which the schemas of documents are made. */
class SchemaParts {
  final JsonPrinter to;

  SchemaParts(JsonPrinter to) {
    this.to = to;
  }

  /** Begins the fields of an object, after which comes {@link JsonPrinter#endObject}. */
  final void beginFields(String... required) {
    to.name("type").text("object").name("required").inlineArray();
    List.of(required).forEach(to::text);
    to.endArray().name("additionalProperties").flag(false).name("properties").object();
  }

  final void text(String name) {
    to.name(name).inlineObject().name("type").text("string");
    to.name("maxLength").number(BenchLimits.MAX_TEXT).endObject();
  }

  final void words(String name, Collection<String> words) {
    to.name(name);
    wordsOnly(words);
  }

  final void wordsOnly(Collection<String> words) {
    to.inlineObject().name("enum").inlineArray();
    words.forEach(to::text);
    to.endArray().endObject();
  }

  final void nullOnly() {
    to.inlineObject().name("type").text("null").endObject();
  }

  final void whole(String name, long least, long most) {
    to.name(name);
    wholeOnly(least, most);
  }

  final void wholeOnly(long least, long most) {
    to.inlineObject().name("type").text("integer").name("minimum").number(least);
    to.name("maximum").number(most).endObject();
  }

  final void reference(String name, String kind) {
    to.name(name);
    referenceOnly(kind);
  }

  final void referenceOnly(String kind) {
    to.inlineObject().name("$ref").text("#/$defs/" + kind).endObject();
  }

  final void referenceOrNull(String name, String kind) {
    to.name(name).inlineObject().name("oneOf").inlineArray();
    nullOnly();
    referenceOnly(kind);
    to.endArray().endObject();
  }

  final void list(String name, String kind, int least, int most) {
    to.name(name).inlineObject().name("type").text("array").name("items");
    referenceOnly(kind);
    to.name("minItems").number(least).name("maxItems").number(most).endObject();
  }

  final void object(String name, List<String> required) {
    to.name(name).object();
    beginFields(required.toArray(new String[0]));
  }

  final void flag(String name) {
    to.name(name).inlineObject().name("type").text("boolean").endObject();
  }

  /** A time of a simulator, in seconds; bounds are ticks. */
  final void time(String name, long least, long most) {
    number(name, SimTimes.seconds(least), SimTimes.seconds(most));
  }

  final void number(String name, BigDecimal least, BigDecimal most) {
    to.name(name).inlineObject().name("type").text("number").name("minimum").number(least);
    to.name("maximum").number(most).endObject();
  }

  final void parameter(Parameter parameter) {
    switch (parameter.kind()) {
      case TIME -> {
        if (parameter.step() % SimTime.SECOND == 0) {
          whole(
              parameter.word(),
              parameter.least() / SimTime.SECOND,
              parameter.most() / SimTime.SECOND);
        } else {
          time(parameter.word(), parameter.least(), parameter.most());
        }
      }
      case COUNT -> whole(parameter.word(), parameter.least(), parameter.most());
      case SHARE -> number(parameter.word(), BigDecimal.ZERO, BigDecimal.ONE);
      case DECIMAL ->
          number(
              parameter.word(),
              ParameterJson.share(parameter.least()),
              ParameterJson.share(parameter.most()));
      case FLAG -> flag(parameter.word());
      case CHOICE -> words(parameter.word(), parameter.choices());
    }
  }
}

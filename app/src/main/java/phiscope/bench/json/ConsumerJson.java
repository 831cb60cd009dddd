package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import phiscope.bench.BenchLimits;
import phiscope.bench.Consumer;

/** A consumer in JSON. */
final class ConsumerJson {
  static final Map<String, Consumer.Action> ACTIONS = actions();

  private ConsumerJson() {}

  private static Map<String, Consumer.Action> actions() {
    Map<String, Consumer.Action> actions = new LinkedHashMap<>();
    actions.put("dropTraffic", Consumer.Action.DROP_TRAFFIC);
    actions.put("dropConnections", Consumer.Action.DROP_CONNECTIONS);
    actions.put("switchOver", Consumer.Action.SWITCH_OVER);
    return actions;
  }

  static Optional<Consumer> read(JsonField field) {
    Optional<JsonFields> object = field.object();
    if (object.isEmpty()) {
      return Optional.empty();
    }
    JsonFields fields = object.get();
    Optional<String> name =
        fields.required("name").flatMap(text -> text.text(BenchLimits.MAX_TEXT));
    Optional<BigDecimal> threshold = fields.required("threshold").flatMap(JsonField::above0);
    Optional<Consumer.Action> action =
        fields.required("action").flatMap(word -> word.word(ACTIONS));
    Optional<Optional<Long>> confirmations =
        fields.optional("confirmations").map(number -> number.whole(1, Consumer.MAX_CONFIRMATIONS));
    Optional<Optional<BigDecimal>> period = fields.optional("queryPeriod").map(JsonField::above0);
    Optional<Optional<BigDecimal>> coolDown = fields.optional("coolDown").map(JsonField::from0);
    fields.end();
    long times = confirmations.orElse(Optional.of(1L)).orElse(1L);
    if (name.isEmpty() || threshold.isEmpty() || action.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Consumer(
            name.get(),
            threshold.get(),
            action.get(),
            (int) times,
            period.flatMap(number -> number).orElse(BigDecimal.ONE),
            coolDown.flatMap(number -> number).orElse(BigDecimal.ZERO)));
  }

  /** Writes a consumer; what is as usual is left out. */
  static void write(JsonPrinter to, Consumer consumer) {
    to.inlineObject().name("name").text(consumer.name());
    to.name("threshold").number(consumer.threshold());
    to.name("action").text(PolicyJson.word(ACTIONS, consumer.action()));
    if (consumer.confirmations() != 1) {
      to.name("confirmations").number(consumer.confirmations());
    }
    if (!consumer.queryPeriod().equals(BigDecimal.ONE)) {
      to.name("queryPeriod").number(consumer.queryPeriod());
    }
    if (!consumer.coolDown().equals(BigDecimal.ZERO)) {
      to.name("coolDown").number(consumer.coolDown());
    }
    to.endObject();
  }
}

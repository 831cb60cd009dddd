package phiscope.bench.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;

/** The part of JSON Schema that the schemas of documents use. */
final class SchemaRules {
  private final JsonNode schema;

  SchemaRules(JsonNode schema) {
    this.schema = schema;
  }

  boolean isValid(JsonNode value) {
    return isValid(value, schema);
  }

  private boolean isValid(JsonNode value, JsonNode rule) {
    for (var keyword : rule.properties()) {
      if (!holds(keyword.getKey(), keyword.getValue(), value, rule)) {
        return false;
      }
    }
    return true;
  }

  private boolean holds(String keyword, JsonNode says, JsonNode value, JsonNode rule) {
    switch (keyword) {
      case "$ref":
        return isValid(value, schema.at(says.asText().substring(1)));
      case "const":
        return says.equals(value);
      case "enum":
        return stream(says).anyMatch(value::equals);
      case "oneOf":
        return stream(says).filter(each -> isValid(value, each)).count() == 1;
      case "type":
        return isOfType(value, says.asText());
      case "minimum":
        return !value.isNumber() || value.decimalValue().compareTo(says.decimalValue()) >= 0;
      case "maximum":
        return !value.isNumber() || value.decimalValue().compareTo(says.decimalValue()) <= 0;
      case "exclusiveMinimum":
        return !value.isNumber() || value.decimalValue().compareTo(says.decimalValue()) > 0;
      case "maxLength":
        return !value.isTextual()
            || value.asText().codePointCount(0, value.asText().length()) <= says.asInt();
      case "minItems":
        return !value.isArray() || value.size() >= says.asInt();
      case "maxItems":
        return !value.isArray() || value.size() <= says.asInt();
      case "items":
        return !value.isArray() || stream(value).allMatch(each -> isValid(each, says));
      case "prefixItems":
        for (int i = 0; value.isArray() && i < Math.min(value.size(), says.size()); i++) {
          if (!isValid(value.get(i), says.get(i))) {
            return false;
          }
        }
        return true;
      case "required":
        return !value.isObject() || stream(says).allMatch(each -> value.has(each.asText()));
      case "properties":
        return !value.isObject()
            || says.properties().stream()
                .allMatch(
                    each ->
                        !value.has(each.getKey())
                            || isValid(value.get(each.getKey()), each.getValue()));
      case "additionalProperties":
        return !value.isObject()
            || value.properties().stream()
                .allMatch(each -> rule.get("properties").has(each.getKey()));
      case "$schema", "$defs", "title":
        return true;
      default:
        throw new AssertionError("unknown keyword " + keyword);
    }
  }

  private static boolean isOfType(JsonNode value, String type) {
    switch (type) {
      case "object":
        return value.isObject();
      case "array":
        return value.isArray();
      case "string":
        return value.isTextual();
      case "boolean":
        return value.isBoolean();
      case "null":
        return value.isNull();
      case "number":
        return value.isNumber();
      case "integer":
        return value.isNumber() && value.decimalValue().remainder(BigDecimal.ONE).signum() == 0;
      default:
        throw new AssertionError("unknown type " + type);
    }
  }

  private static java.util.stream.Stream<JsonNode> stream(JsonNode array) {
    return java.util.stream.StreamSupport.stream(array.spliterator(), false);
  }
}

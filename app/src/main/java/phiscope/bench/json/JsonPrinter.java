package phiscope.bench.json;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.Locale;

/**
 * Writes JSON for people to read: an entry a line, small objects in one line, columns of numbers in
 * lines of about 100 characters. The bytes depend on what is written alone, not on the machine.
 */
public final class JsonPrinter {
  private static final int LINE = 100;

  private final Appendable out;
  private int depth;
  // Whether what is open here is written in one line, from this depth on; -1 for not.
  private int inlineFrom = -1;
  private boolean first = true;
  private boolean named;

  public JsonPrinter(Appendable out) {
    this.out = out;
  }

  /** Begins an object with an entry a line. */
  public JsonPrinter object() {
    return begin("{", false);
  }

  /** Begins an object in one line. */
  public JsonPrinter inlineObject() {
    return begin("{", true);
  }

  /** Begins an array with an entry a line. */
  public JsonPrinter array() {
    return begin("[", false);
  }

  /** Begins an array in one line. */
  public JsonPrinter inlineArray() {
    return begin("[", true);
  }

  private JsonPrinter begin(String bracket, boolean inline) {
    entry();
    put(bracket);
    depth++;
    if (inline && inlineFrom < 0) {
      inlineFrom = depth;
    }
    first = true;
    return this;
  }

  public JsonPrinter endObject() {
    return end("}");
  }

  public JsonPrinter endArray() {
    return end("]");
  }

  private JsonPrinter end(String bracket) {
    boolean empty = first;
    boolean inline = isInline();
    if (inlineFrom == depth) {
      inlineFrom = -1;
    }
    depth--;
    if (!empty && !inline) {
      newLine();
    }
    put(bracket);
    first = false;
    return this;
  }

  private boolean isInline() {
    return inlineFrom >= 0;
  }

  /** Writes the name of the next value. */
  public JsonPrinter name(String name) {
    entry();
    put(quoted(name));
    put(": ");
    named = true;
    return this;
  }

  public JsonPrinter text(String text) {
    return value(quoted(text));
  }

  /** Writes a number with the digits and the exponent it has. */
  public JsonPrinter number(BigDecimal number) {
    return value(number.toString());
  }

  public JsonPrinter number(long number) {
    return value(Long.toString(number));
  }

  public JsonPrinter flag(boolean flag) {
    return value(Boolean.toString(flag));
  }

  public JsonPrinter nothing() {
    return value("null");
  }

  private JsonPrinter value(String text) {
    entry();
    put(text);
    return this;
  }

  /** Appends the number at an index to a line. */
  @FunctionalInterface
  public interface NumberAt {
    void append(int index, StringBuilder line);
  }

  /** Writes an array of numbers, as many in a line as fit. */
  public JsonPrinter column(int size, NumberAt numbers) {
    entry();
    put("[");
    StringBuilder line = new StringBuilder();
    int indent = 2 * (depth + 1);
    boolean broken = false;
    for (int i = 0; i < size; i++) {
      int before = line.length();
      line.append(i == 0 ? "" : ", ");
      numbers.append(i, line);
      if (!isInline() && indent + line.length() > LINE && before > 0) {
        String next = line.substring(before + 2);
        line.setLength(before);
        breakColumn(line.append(','));
        broken = true;
        line.setLength(0);
        line.append(next);
      }
    }
    if (broken) {
      breakColumn(line);
      newLine();
    } else {
      put(line);
    }
    put("]");
    return this;
  }

  private void breakColumn(CharSequence line) {
    depth++;
    newLine();
    depth--;
    put(line);
  }

  /** Ends the text with a line end. */
  public void end() {
    put("\n");
  }

  /** Puts what separates a value or a name from what was before it. */
  private void entry() {
    if (named) {
      named = false;
      return;
    }
    if (!first) {
      put(isInline() ? ", " : ",");
    }
    if (depth > 0 && !isInline()) {
      newLine();
    }
    first = false;
  }

  private void newLine() {
    put("\n");
    put("  ".repeat(depth));
  }

  private void put(CharSequence text) {
    try {
      out.append(text);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int escape = "\"\\\b\f\n\r\t".indexOf(c);
      if (escape >= 0) {
        quoted.append('\\').append("\"\\bfnrt".charAt(escape));
      } else if (c < ' ' || c == '\u2028' || c == '\u2029') {
        quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }
}

package phiscope.cli.solve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/**
 * Writes {@code {"answers": [...]}}, an answer a line. What is wrong with a problem is written in
 * English in every locale, since this is read by programs.
 */
final class AnswerWriter {
  private static final JsonFactory FACTORY =
      JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

  private final Messages english = Messages.in(Language.ENGLISH);
  private final Writer out;
  private final JsonGenerator json;

  AnswerWriter(Writer out) throws IOException {
    this.out = out;
    this.json = FACTORY.createGenerator(out);
    json.setRootValueSeparator(new SerializedString(",\n"));
    out.write("{\"answers\": [\n");
  }

  void write(Solved solved) throws IOException {
    json.writeStartObject();
    json.writeFieldName("id");
    if (solved.id().isPresent()) {
      json.writeString(solved.id().get());
    } else {
      json.writeNull();
    }
    if (solved.answer().isPresent()) {
      solved.answer().get().writeTo(json);
    } else {
      json.writeStringField("error", error(solved.problems()));
    }
    json.writeEndObject();
  }

  /** All of them in one line, in which the full stop of a sentence gives way to a semicolon. */
  private String error(List<FieldProblem> problems) {
    StringBuilder line = new StringBuilder();
    for (FieldProblem problem : problems) {
      if (line.length() > 0 && line.charAt(line.length() - 1) == '.') {
        line.setLength(line.length() - 1);
      }
      line.append(line.length() > 0 ? "; " : "").append(problem.text(english));
    }
    return line.toString();
  }

  void end() throws IOException {
    json.flush();
    out.write("\n]}\n");
    out.flush();
  }
}

package phiscope.cli.solve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Collectors;
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

  private String error(List<FieldProblem> problems) {
    return problems.stream()
        .map(problem -> problem.text(english))
        .collect(Collectors.joining("; "));
  }

  void end() throws IOException {
    json.flush();
    out.write("\n]}\n");
    out.flush();
  }
}

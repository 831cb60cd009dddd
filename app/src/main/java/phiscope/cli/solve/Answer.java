package phiscope.cli.solve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** The fields of an answer, written after its id; long ones are computed as they are written. */
@FunctionalInterface
interface Answer {
  void writeTo(JsonGenerator json) throws IOException;
}

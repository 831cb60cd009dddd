package phiscope.bench.journal;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import phiscope.bench.Bench;
import phiscope.bench.Edit;
import phiscope.bench.json.BenchJson;
import phiscope.bench.json.EditJson;
import phiscope.bench.json.JsonField;
import phiscope.bench.json.JsonFields;
import phiscope.bench.json.JsonLimits;
import phiscope.bench.json.JsonPrinter;
import phiscope.bench.json.JsonSource;
import phiscope.bench.json.JsonValue;
import phiscope.bench.json.StrictJson;

/** What a session does, as a record of its journal: a JSON object in one line. */
sealed interface JournalRecord {
  /**
   * A document was opened, of a file or new.
   *
   * @param unsaved whether the document holds what its file does not
   */
  record Opened(Optional<Path> file, boolean unsaved, Bench document) implements JournalRecord {}

  /** An edit was done. */
  record Did(Edit<?> edit) implements JournalRecord {}

  record Undid() implements JournalRecord {}

  record Redid() implements JournalRecord {}

  /** The document was saved. */
  record Saved(Path file) implements JournalRecord {}

  /** The document as it is after the records before: what holds if those do not lead there. */
  record Snapshot(Bench document) implements JournalRecord {}

  /** The record as a line. */
  default String line() {
    StringBuilder text = new StringBuilder();
    JsonPrinter to = new JsonPrinter(text);
    to.inlineObject();
    if (this instanceof Opened opened) {
      to.name("file");
      opened.file().ifPresentOrElse(file -> to.text(file.toString()), to::nothing);
      to.name("unsaved").flag(opened.unsaved()).name("opened");
      BenchJson.write(to, opened.document());
    } else if (this instanceof Did did) {
      to.name("did");
      EditJson.write(to, did.edit());
    } else if (this instanceof Undid) {
      to.name("undid").flag(true);
    } else if (this instanceof Redid) {
      to.name("redid").flag(true);
    } else if (this instanceof Saved saved) {
      to.name("saved").text(saved.file().toString());
    } else if (this instanceof Snapshot snapshot) {
      to.name("snapshot");
      BenchJson.write(to, snapshot.document());
    } else {
      throw new AssertionError("no format for " + getClass());
    }
    to.endObject();
    return text.toString();
  }

  /** Reads a line; empty if this version of Phiscope cannot. */
  static Optional<JournalRecord> read(String line) {
    return StrictJson.read(line, "journal", JsonLimits.DOCUMENT, JournalRecord::read).found();
  }

  private static Optional<JournalRecord> read(JsonValue value, JsonSource source) {
    Optional<JsonFields> object = JsonFields.of(value, source);
    if (object.isEmpty()) {
      return Optional.empty();
    }
    JsonFields fields = object.get();
    Optional<JournalRecord> record = read(fields, source);
    if (record.isEmpty()) {
      fields.problem("problem.json.expectedObject");
    }
    fields.end();
    return record;
  }

  private static Optional<JournalRecord> read(JsonFields fields, JsonSource source) {
    if (fields.has("opened")) {
      Optional<Path> file = fields.optional("file").flatMap(JournalRecord::path);
      boolean unsaved = fields.required("unsaved").flatMap(JsonField::flag).orElse(true);
      return document(fields, "opened", source).map(read -> new Opened(file, unsaved, read));
    }
    if (fields.has("snapshot")) {
      return document(fields, "snapshot", source).map(Snapshot::new);
    }
    if (fields.has("did")) {
      return fields
          .required("did")
          .flatMap(field -> EditJson.read(field.value(), source))
          .map(Did::new);
    }
    if (fields.optional("undid").isPresent()) {
      return Optional.of(new Undid());
    }
    if (fields.optional("redid").isPresent()) {
      return Optional.of(new Redid());
    }
    return fields.optional("saved").flatMap(JournalRecord::path).map(Saved::new);
  }

  private static Optional<Bench> document(JsonFields fields, String name, JsonSource source) {
    return fields.required(name).flatMap(field -> BenchJson.read(field.value(), source));
  }

  private static Optional<Path> path(JsonField field) {
    if (field.isNull()) {
      return Optional.empty();
    }
    try {
      return field.text(Integer.MAX_VALUE).map(Path::of);
    } catch (InvalidPathException ofAnotherSystem) {
      return Optional.empty();
    }
  }
}

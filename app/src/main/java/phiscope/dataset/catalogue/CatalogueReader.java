package phiscope.dataset.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Loaded;
import phiscope.bench.json.JsonField;
import phiscope.bench.json.JsonFields;
import phiscope.bench.json.JsonLimits;
import phiscope.bench.json.JsonSource;
import phiscope.bench.json.JsonValue;
import phiscope.bench.json.JsonValue.JsonMember;
import phiscope.bench.json.JsonValue.JsonObject;
import phiscope.bench.json.StrictJson;
import phiscope.dataset.ReadAnswers;

/** Reads catalogue files. Strict: all problems are named at once, each with line and column. */
public final class CatalogueReader {
  /** The kind by which a catalogue is known among the files of Phiscope. */
  public static final String KIND = "datasets";

  public static final int VERSION = 1;

  private static final JsonLimits LIMITS = new JsonLimits(5_000_000, 16, 100_000, 100_000, 10_000);
  private static final int MOST = 500;
  private static final int LONGEST_NAME = 60;
  private static final int LONGEST_TEXT = 4000;

  private final JsonSource source;

  private CatalogueReader(JsonSource source) {
    this.source = source;
  }

  /**
   * The entries of a catalogue.
   *
   * @param text what the file holds
   * @param file its name, for problems
   */
  public static Loaded<List<Dataset>> read(String text, String file) {
    return StrictJson.read(
        text, file, LIMITS, (value, source) -> new CatalogueReader(source).catalogue(value));
  }

  private Optional<List<Dataset>> catalogue(JsonValue value) {
    Optional<JsonFields> found = JsonFields.of(value, source);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    JsonFields fields = found.get();
    fields.required("phiscope").flatMap(f -> f.whole(VERSION, VERSION));
    fields
        .required("kind")
        .filter(f -> !f.isText(KIND))
        .ifPresent(f -> f.problem("problem.dataset.kind", KIND));
    List<Dataset> datasets = new ArrayList<>();
    List<JsonField> items =
        fields.required("datasets").map(f -> f.items(0, MOST)).orElse(List.of());
    for (JsonField item : items) {
      item.object().flatMap(this::dataset).ifPresent(d -> add(d, datasets, item));
    }
    fields.end();
    return source.hasProblems() ? Optional.empty() : Optional.of(List.copyOf(datasets));
  }

  private static void add(Dataset dataset, List<Dataset> datasets, JsonField item) {
    if (datasets.stream().anyMatch(d -> d.id().equals(dataset.id()))) {
      item.problem("problem.dataset.sameId", dataset.id());
    }
    datasets.add(dataset);
  }

  private Optional<Dataset> dataset(JsonFields fields) {
    Optional<String> id = fields.required("id").flatMap(f -> name(f, "[a-z0-9]+(-[a-z0-9]+)*"));
    Optional<String> file =
        fields.required("file").flatMap(f -> name(f, "[A-Za-z0-9][A-Za-z0-9._-]*"));
    Optional<Wording> title = fields.required("title").flatMap(CatalogueReader::wording);
    Optional<Wording> description =
        fields.required("description").flatMap(CatalogueReader::wording);
    Optional<Wording> origin = fields.required("origin").flatMap(CatalogueReader::wording);
    List<String> articles = new ArrayList<>();
    fields
        .optional("articles")
        .ifPresent(f -> f.items(1, 10).forEach(i -> name(i, "S[0-9]{3}").ifPresent(articles::add)));
    Optional<Dataset.Recording> recording =
        fields.optional("recording").flatMap(JsonField::object).flatMap(this::recording);
    ReadAnswers answers = fields.optional("answers").map(this::answers).orElse(ReadAnswers.none());
    List<Dataset.PlacedClaim> claims = new ArrayList<>();
    ClaimReader reader = new ClaimReader(source);
    fields
        .required("checks")
        .ifPresent(f -> f.items(1, 50).forEach(i -> reader.read(i).ifPresent(claims::add)));
    fields.end();
    if (source.hasProblems()) {
      return Optional.empty();
    }
    return Optional.of(
        new Dataset(
            id.orElseThrow(),
            file.orElseThrow(),
            title.orElseThrow(),
            description.orElseThrow(),
            origin.orElseThrow(),
            articles,
            recording,
            answers,
            claims));
  }

  private Optional<Dataset.Recording> recording(JsonFields fields) {
    Optional<String> when =
        fields.required("when").flatMap(f -> name(f, "[0-9]{4}-[0-9]{2}-[0-9]{2}"));
    Optional<Wording> machine = fields.required("machine").flatMap(CatalogueReader::wording);
    List<String> commands = new ArrayList<>();
    fields
        .required("commands")
        .ifPresent(f -> f.items(1, 50).forEach(i -> i.text(LONGEST_TEXT).ifPresent(commands::add)));
    fields.end();
    return when.flatMap(w -> machine.map(m -> new Dataset.Recording(w, m, commands)));
  }

  private ReadAnswers answers(JsonField field) {
    ReadAnswers answers = ReadAnswers.none();
    if (field.object().isPresent() && field.value() instanceof JsonObject object) {
      for (JsonMember member : object.members()) {
        JsonField each = new JsonField(member.name(), member.value(), source);
        answers = answers.with(member.name(), each.text(LONGEST_NAME).orElse(""));
      }
    }
    return answers;
  }

  private static Optional<String> name(JsonField field, String pattern) {
    Optional<String> text = field.text(LONGEST_NAME);
    return text.isPresent() && !text.get().matches(pattern)
        ? field.problem("problem.dataset.name", text.get())
        : text;
  }

  private static Optional<Wording> wording(JsonField field) {
    Optional<JsonFields> fields = field.object();
    if (fields.isEmpty()) {
      return Optional.empty();
    }
    Optional<String> zh = fields.get().required("zh").flatMap(f -> f.text(LONGEST_TEXT));
    Optional<String> en = fields.get().required("en").flatMap(f -> f.text(LONGEST_TEXT));
    fields.get().end();
    return zh.flatMap(z -> en.map(e -> new Wording(z, e)));
  }
}

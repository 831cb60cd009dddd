package phiscope.dataset;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.bench.json.StrictJson;
import phiscope.dataset.catalogue.CatalogueReader;
import phiscope.dataset.catalogue.Dataset;
import phiscope.dataset.catalogue.ShapeClaim;

/** Data sets with their catalogue: those that come with the program, or those of a folder. */
public final class DatasetCatalogue {
  /** The name of the catalogue in its folder. */
  public static final String FILE = "catalogue.json";

  private static final String RESOURCES = "/phiscope/datasets/";

  private DatasetCatalogue() {}

  /** The data sets that come with the program, in the order of their catalogue. */
  public static List<Dataset> list() {
    return Read.ALL;
  }

  /** Read once; whoever asks while another reads waits for that. */
  private static final class Read {
    static final List<Dataset> ALL = List.copyOf(load(resource(FILE), FILE).found().orElseThrow());
  }

  /** The data set of a name among those that come with the program. */
  public static Optional<Dataset> find(String id) {
    return list().stream().filter(dataset -> dataset.id().equals(id)).findFirst();
  }

  /** The bytes of a data set that comes with the program. */
  public static byte[] content(Dataset dataset) {
    return resource(dataset.file());
  }

  /** Reads a data set that comes with the program, under the answers of its catalogue. */
  public static DataReading read(Dataset dataset) {
    return DataFileReader.read(dataset.file(), content(dataset), dataset.answers());
  }

  /**
   * The catalogue of a folder.
   *
   * @throws IOException if the catalogue can't be read
   */
  public static Loaded<List<Dataset>> load(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    return load(Files.readAllBytes(file), file.toString());
  }

  private static Loaded<List<Dataset>> load(byte[] bytes, String file) {
    return StrictJson.decode(bytes, file).then(text -> CatalogueReader.read(text, file));
  }

  /**
   * All that is wrong with the catalogue of a folder and its files: what can't be read, files that
   * are missing, claims that do not hold.
   *
   * @throws IOException if the catalogue can't be read
   */
  public static List<Problem> problems(Path folder) throws IOException {
    Loaded<List<Dataset>> loaded = load(folder);
    if (loaded.found().isEmpty()) {
      return loaded.problems();
    }
    List<Problem> problems = new ArrayList<>();
    String catalogue = folder.resolve(FILE).toString();
    for (Dataset dataset : loaded.found().get()) {
      Path file = folder.resolve(dataset.file());
      if (Files.isRegularFile(file)) {
        DataReading reading = DataFileReader.read(file, dataset.answers(), ReadProgress.UNWATCHED);
        problems.addAll(broken(dataset, reading, catalogue));
      } else {
        problems.add(Problem.of(catalogue, "problem.dataset.noFile", dataset.id(), dataset.file()));
      }
    }
    return problems;
  }

  /** The claims of a data set that its reading does not keep. */
  public static List<Problem> broken(Dataset dataset, DataReading reading, String catalogue) {
    List<Problem> problems = new ArrayList<>();
    for (Dataset.PlacedClaim placed : dataset.claims()) {
      Optional<ShapeClaim.Broken> broken = placed.claim().check(reading);
      broken.ifPresent(
          b ->
              problems.add(
                  Problem.at(
                      catalogue,
                      placed.line(),
                      placed.column(),
                      b.key(),
                      dataset.id(),
                      b.claimed(),
                      b.found())));
    }
    return problems;
  }

  private static byte[] resource(String name) {
    try (InputStream in = DatasetCatalogue.class.getResourceAsStream(RESOURCES + name)) {
      if (in == null) {
        throw new IllegalArgumentException("no data set file is called " + name);
      }
      return in.readAllBytes();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}

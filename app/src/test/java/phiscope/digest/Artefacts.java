package phiscope.digest;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.bench.BenchArtefacts;
import phiscope.core.numeric.PreciseTail;
import phiscope.core.numeric.StandardScore;

/** Files as Phiscope writes them, by name. */
final class Artefacts {
  private final Map<String, byte[]> files = new TreeMap<>();

  private Artefacts() {}

  static Map<String, byte[]> all() throws Exception {
    Artefacts artefacts = new Artefacts();
    artefacts.numbers();
    BenchArtefacts.texts().forEach(artefacts::put);
    return artefacts.files;
  }

  private void numbers() {
    StringBuilder table = new StringBuilder("z,survival,phi\n");
    for (int z = -37; z <= 500; z += 3) {
      StandardScore score = StandardScore.of(new BigFraction(z));
      table.append(z).append(',').append(PreciseTail.survival(score)).append(',');
      table.append(PreciseTail.phi(score)).append('\n');
    }
    put("numbers/tail.csv", table.toString());
  }

  private void put(String name, String text) {
    files.put(name, text.getBytes(StandardCharsets.UTF_8));
  }
}

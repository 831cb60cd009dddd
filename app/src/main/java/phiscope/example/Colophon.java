package phiscope.example;

import java.util.List;
import phiscope.bench.DetectorBench;
import phiscope.bench.json.BenchJson;
import phiscope.text.Messages;
import phiscope.text.Numbers;

/** The last lines of an example: what it was made from and by. */
final class Colophon {
  private Colophon() {}

  static List<String> of(DetectorBench bench, Messages messages, String version) {
    return List.of(
        messages.get(
            "example.colophon.document",
            Numbers.time(bench.now(), bench.scale()),
            Numbers.exact(bench.prior())),
        made(messages, version));
  }

  static String made(Messages messages, String version) {
    return messages.get("example.colophon.made", version, BenchJson.VERSION);
  }
}

package phiscope.example;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.SortedMap;
import phiscope.bench.OpeningBench;
import phiscope.text.Messages.Language;

/**
 * What is written where no window can be opened: the worked example and the figures of the bench on
 * which the workbench opens.
 */
public final class OpeningExport {
  /** What the export calls it. */
  public static final String NAME = "opening";

  private OpeningExport() {}

  /**
   * Writes into a folder, which need not exist yet.
   *
   * @param version the program's version
   * @throws IOException if the folder can't be written
   */
  public static ExportFolder.Outcome write(Path folder, Language language, String version)
      throws IOException {
    ExampleExport export =
        new ExampleExport(
            NAME, EnumSet.allOf(ExampleExport.Format.class), List.of(language), false, version);
    SortedMap<String, byte[]> files = export.filesOf(OpeningBench.document());
    return new ExportFolder(folder, false).write(files);
  }
}

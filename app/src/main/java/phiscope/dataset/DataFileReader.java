package phiscope.dataset;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import phiscope.dataset.format.Formats;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.source.ByteLimit;
import phiscope.dataset.source.SourceText;
import phiscope.dataset.source.TextEncoding;

/**
 * Reads any file that may hold heartbeats. It never fails on content: what can't be read is in the
 * reading. The same bytes and answers give the same reading on every machine.
 */
public final class DataFileReader {
  private DataFileReader() {}

  /**
   * Reads the content of a file.
   *
   * @param fileName its name, without folders; only the sentences use it, not the choice of a
   *     format
   */
  public static DataReading read(String fileName, byte[] content, ReadAnswers answers) {
    return read(fileName, content, answers, ReadProgress.UNWATCHED);
  }

  /**
   * Reads the content of a file and tells how far it is.
   *
   * @throws CancellationException if the progress says that nobody wants it any more
   */
  public static DataReading read(
      String fileName, byte[] content, ReadAnswers answers, ReadProgress progress) {
    SourceText text = SourceText.of(content, answers.to(ReadQuestion.ENCODING));
    ReadReport report = new ReadReport(fileName, text, answers, progress);
    report.reached(0);
    askEncoding(text, report);
    for (SourceText.Finding finding : text.findings()) {
      Remark remark = Remark.of(finding.key(), finding.argument(), fileName);
      if (finding.refused()) {
        report.refuse(remark);
      } else {
        report.warn(remark);
      }
    }
    if (text.isRefused()) {
      return report.finish("binary", ReadsAs.NONE, List.of());
    }
    if (text.length() == 0) {
      report.refuse(Remark.of("dataset.refuse.empty"));
      return report.finish("empty", ReadsAs.NONE, List.of());
    }
    DataReading reading = Formats.read(report);
    report.reached(1);
    return reading;
  }

  /**
   * Reads a file from disk; the file is not changed. A file larger than the limit is refused in the
   * reading without being read.
   *
   * @throws IOException if it can't be opened or read
   */
  public static DataReading read(Path file, ReadAnswers answers, ReadProgress progress)
      throws IOException {
    try (InputStream stream = Files.newInputStream(file)) {
      byte[] content = stream.readNBytes(ByteLimit.FILE + 1);
      return read(file.getFileName().toString(), content, answers, progress);
    }
  }

  private static void askEncoding(SourceText text, ReadReport report) {
    TextEncoding encoding = text.encoding();
    report.answer(ReadQuestion.ENCODING, TextEncoding.CHOICES, TextEncoding::isKnown);
    if (text.isRefused() || !encoding.guessed()) {
      return;
    }
    Remark remark =
        encoding.badBytes() > 0
            ? Remark.of("dataset.say.badBytes", encoding.badBytes(), encoding.name())
            : Remark.of("dataset.say.encoding", encoding.name());
    report.warn(remark);
    report.ask(
        new ReadQuestion(
            ReadQuestion.ENCODING,
            TextEncoding.CHOICES,
            encoding.name(),
            false,
            Remark.of("dataset.ask.encoding", encoding.name())));
  }
}

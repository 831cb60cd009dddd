package phiscope.dataset.format;

import phiscope.dataset.DataReading;
import phiscope.dataset.report.ReadReport;

/** One kind of file. To add a kind: write a class and put it into {@link Formats}. */
interface DataFormat {
  /** Whether a file that begins like this is of this kind. */
  boolean recognizes(FileBeginning beginning);

  /** Reads the file; every line must end as used, structure, event or skipped. */
  DataReading read(FileBeginning beginning, ReadReport report);
}

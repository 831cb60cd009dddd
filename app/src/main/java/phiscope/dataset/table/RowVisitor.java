package phiscope.dataset.table;

import phiscope.dataset.Remark;

/** Sees the records of a file one after another, and what lies between them. */
public interface RowVisitor {
  /** A record; the object is reused afterwards. */
  void row(Row row);

  /** A line of the file's structure: blank, a rule, brackets. */
  void structure(int line);

  /** A comment, with its text behind the comment sign. */
  void comment(int line, String text);

  /** Lines that can't be split into cells. */
  void broken(int line, int lastLine, int column, Remark why, String text);
}

package phiscope.dataset.table;

import phiscope.dataset.value.FullWidth;

/** How the numbers of a column use point and comma. */
final class SignEvidence {
  private int surePoint;
  private int sureComma;
  private int openPoint;
  private int openComma;
  private int openCommaFraction;
  private int wholeFromHundred;

  /** Looks at one cell; what is no plain number does not count. */
  void see(String written) {
    String cell = FullWidth.narrow(written);
    int points = 0;
    int commas = 0;
    int last = -1;
    int first = -1;
    int digits = 0;
    for (int i = 0; i < cell.length(); i++) {
      char c = cell.charAt(i);
      if (c == '.' || c == ',') {
        points += c == '.' ? 1 : 0;
        commas += c == ',' ? 1 : 0;
        first = first < 0 ? i : first;
        last = i;
      } else if (c >= '0' && c <= '9') {
        digits++;
      } else if (i > 0 || (c != '-' && c != '+')) {
        return;
      }
    }
    if (digits > 0) {
      count(cell, points, commas, first, last);
    }
  }

  private void count(String cell, int points, int commas, int first, int last) {
    int start = cell.charAt(0) == '-' || cell.charAt(0) == '+' ? 1 : 0;
    int after = cell.length() - last - 1;
    boolean mayGroup = after == 3 && first - start >= 1 && first - start <= 3;
    boolean leadingZero = first > start && cell.charAt(start) == '0';
    if (points + commas == 0) {
      wholeFromHundred += cell.length() - start >= 3 ? 1 : 0;
    } else if (points > 0 && commas > 0) {
      surePoint += cell.charAt(last) == '.' ? 1 : 0;
      sureComma += cell.charAt(last) == ',' ? 1 : 0;
    } else if (points + commas > 1) {
      surePoint += commas > 1 ? 1 : 0;
      sureComma += points > 1 ? 1 : 0;
    } else if (commas == 1) {
      sureComma += mayGroup && !leadingZero ? 0 : 1;
      openComma += mayGroup && !leadingZero ? 1 : 0;
      openCommaFraction += mayGroup && first - start < 2 ? 1 : 0;
    } else {
      surePoint += mayGroup && !leadingZero ? 0 : 1;
      openPoint += mayGroup && !leadingZero ? 1 : 0;
    }
  }

  /** Numbers that only make sense with a decimal point. */
  int surePoint() {
    return surePoint;
  }

  /** Numbers that only make sense with a decimal comma. */
  int sureComma() {
    return sureComma;
  }

  /** Numbers such as 1.004. */
  int openPoint() {
    return openPoint;
  }

  /** Numbers such as 1,004. */
  int openComma() {
    return openComma;
  }

  /** Numbers such as 1,004 with a single digit in front, as seconds would be written. */
  int openCommaFraction() {
    return openCommaFraction;
  }

  /** Whole numbers of three digits or more, next to which 1.004 looks like a thousand and four. */
  int wholeFromHundred() {
    return wholeFromHundred;
  }
}

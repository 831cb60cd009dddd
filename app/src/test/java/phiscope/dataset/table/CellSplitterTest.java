package phiscope.dataset.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.Size;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.QuoteMode;
import org.junit.jupiter.api.Test;

class CellSplitterTest {
  @Test
  void cellsStandWhereTheyBegin() {
    Row row = split(',', "a, b ,\"c,d\",,e");
    assertThat(row.cells()).containsExactly("a", "b", "c,d", "", "e");
    assertThat(row.columnOf(1)).isEqualTo(4);
    assertThat(row.columnOf(2)).isEqualTo(7);
    assertThat(row.columnOf(4)).isEqualTo(14);
  }

  @Test
  void aQuoteInsideACellIsAnOrdinarySign() {
    assertThat(split(',', "5\" pipe,it\"s").cells()).containsExactly("5\" pipe", "it\"s");
  }

  @Test
  void textBehindAClosingQuoteBelongsToTheCell() {
    assertThat(split(',', "\"a\"b,c").cells()).containsExactly("ab", "c");
  }

  @Test
  void runsOfSpacesSeparateColumnsOfSpaces() {
    assertThat(split(' ', "  1   1002.4\tnode-b  ").cells())
        .containsExactly("1", "1002.4", "node-b");
  }

  @Test
  void tabsSeparateEmptyCells() {
    assertThat(split('\t', "a\t\tb\t").cells()).containsExactly("a", "", "b", "");
  }

  /** commons-csv is the yardstick wherever a file is well-formed. */
  @Property(seed = "20261129")
  void whatCommonsCsvWritesIsReadBackCellByCell(
      @ForAll @Size(min = 1, max = 6)
          List<@AlphaChars @Chars({' ', ',', '"', '\n', ';', '\'', '#', '1'}) String> cells)
      throws IOException {
    StringWriter text = new StringWriter();
    CSVFormat format =
        CSVFormat.RFC4180.builder().setQuoteMode(QuoteMode.ALL).setRecordSeparator("").get();
    try (CSVPrinter printer = new CSVPrinter(text, format)) {
      printer.printRecord(cells);
    }
    assertThat(split(',', text.toString().split("\n", -1)).cells())
        .containsExactly(cells.toArray(String[]::new));
  }

  private static Row split(char delimiter, String... lines) {
    CellSplitter splitter = new CellSplitter(delimiter);
    Row row = new Row();
    row.begin(1, 1);
    List<String> rest = new ArrayList<>(Arrays.asList(lines));
    for (int i = 0; i < rest.size(); i++) {
      splitter.split(rest.get(i), i + 1, row);
      splitter.addLineEnd("\n");
    }
    assertThat(splitter.isOpen()).isFalse();
    return row;
  }
}

package phiscope.figure.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.TokenCheck;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.fencing.WriteProtections.Protection;
import phiscope.core.fencing.search.ProtectionTable;
import phiscope.core.kernel.Exploration;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Mark.Shape;
import phiscope.figure.run.Sign;
import phiscope.text.Numbers;

/** What the table of combinations says, cell by cell. */
record ProtectionWords(
    FencingTexts texts, Optional<ProtectionTable> searched, boolean isSearching) {
  private static final int WITHOUT_THE_SWITCH =
      Invariant.WRITE_BITS & ~Invariant.NOTHING_OLD_AFTER_THE_SWITCH.bit();

  String check(TokenCheck check) {
    return texts.get("fencingview.check." + check.name());
  }

  String protection(Protection protection) {
    return texts.get("fencingview.protection." + protection.name());
  }

  /** The letter or number of a column: switches have letters, what must hold has numbers. */
  String letter(int column) {
    int switches = ProtectionsFigure.SWITCHES.size();
    return column < switches
        ? texts.get("fencingview.letter." + ProtectionsFigure.SWITCHES.get(column).name())
        : String.valueOf(column - switches + 1);
  }

  /** What each letter and each number means, in their order. */
  List<String> legend() {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < ProtectionsFigure.SWITCHES.size(); i++) {
      parts.add(entry(letter(i), protection(ProtectionsFigure.SWITCHES.get(i))));
    }
    for (Invariant law : ProtectionsFigure.LAWS) {
      parts.add(entry(String.valueOf(law.ordinal() + 1), texts.breach(law)));
    }
    return parts;
  }

  private String entry(String letter, String meaning) {
    return texts.get("fencingview.legend.entry", letter, meaning);
  }

  String joinedLegend() {
    return joined(legend());
  }

  private String joined(List<String> parts) {
    return String.join(texts.get("fencingview.comma"), parts);
  }

  private Optional<ProtectionTable.Row> found(int row) {
    return searched
        .map(table -> table.rows().get(row))
        .filter(it -> it.found().end() != Exploration.End.CANCELLED);
  }

  Sign sign(int row, Invariant law) {
    return found(row)
        .map(it -> it.counterexample(law).isPresent() ? FencingSigns.BREACH : FencingSigns.HOLDS)
        .orElse(FencingSigns.UNKNOWN);
  }

  /** A star for the smallest safe sets; a hollow one for those that are safe but for the switch. */
  Optional<Sign> star(int row) {
    if (isSmallest(row, Invariant.WRITE_BITS)) {
      return Optional.of(FencingSigns.BEST);
    }
    return isSmallest(row, WITHOUT_THE_SWITCH)
        ? Optional.of(new Sign(Shape.STAR, false, Ink.THRESHOLD, ""))
        : Optional.empty();
  }

  private boolean isSmallest(int row, int invariants) {
    return searched
        .map(table -> table.smallestSafe(invariants).contains(table.rows().get(row)))
        .orElse(false);
  }

  private String verdict(int row, Invariant law) {
    return found(row)
        .map(
            it ->
                it.counterexample(law)
                    .map(
                        schedule ->
                            texts.get(
                                "fencingview.protections.brokenIn",
                                Numbers.whole(schedule.length())))
                    .orElse(texts.get("fencingview.protections.holdsHere")))
        .orElse(texts.get("fencingview.protections.unknown"));
  }

  String cell(int row, Invariant law) {
    return texts.get(
        "fencingview.protections.cell", set(protections(row)), texts.law(law), verdict(row, law));
  }

  String row(int row) {
    long broken =
        ProtectionsFigure.LAWS.stream()
            .filter(law -> found(row).flatMap(it -> it.counterexample(law)).isPresent())
            .count();
    return texts.get("fencingview.protections.row", set(protections(row)), Numbers.whole(broken));
  }

  private static WriteProtections protections(int row) {
    return WriteProtections.combinations().get(row);
  }

  /** The protections that are on, by name. */
  String set(WriteProtections protections) {
    List<String> on = new ArrayList<>();
    for (Protection protection : protections.on()) {
      on.add(
          protection == Protection.TOKEN_CHECKED
              ? check(protections.tokenCheck())
              : protection(protection));
    }
    return on.isEmpty() ? texts.get("fencingview.protections.nothing") : joined(on);
  }

  String reading() {
    if (searched.isEmpty()) {
      return texts.get(
          isSearching
              ? "fencingview.protections.readingSearching"
              : "fencingview.protections.readingNone");
    }
    ProtectionTable table = searched.get();
    long safe = table.rows().stream().filter(row -> row.isSafe(Invariant.WRITE_BITS)).count();
    List<String> smallest =
        table.smallestSafe(Invariant.WRITE_BITS).stream()
            .map(row -> set(row.protections()))
            .toList();
    return texts.get(
        "fencingview.protections.reading",
        Numbers.whole(safe),
        Numbers.whole(table.rows().size()),
        smallest.isEmpty()
            ? texts.get("fencingview.none")
            : String.join(texts.get("fencingview.or"), smallest));
  }

  FigureTable table() {
    List<String> header = new ArrayList<>();
    for (Protection protection : Protection.values()) {
      header.add(protection(protection));
    }
    ProtectionsFigure.LAWS.forEach(law -> header.add(texts.law(law)));
    header.add(texts.get("fencingview.protections.smallest"));
    List<List<String>> rows = new ArrayList<>();
    List<WriteProtections> all = WriteProtections.combinations();
    for (int row = 0; row < all.size(); row++) {
      int at = row;
      List<String> cells = new ArrayList<>();
      for (Protection protection : Protection.values()) {
        cells.add(
            protection == Protection.TOKEN_CHECKED
                ? check(all.get(row).tokenCheck())
                : texts.yes(all.get(row).has(protection)));
      }
      ProtectionsFigure.LAWS.forEach(law -> cells.add(verdict(at, law)));
      cells.add(texts.yes(isSmallest(row, Invariant.WRITE_BITS)));
      rows.add(cells);
    }
    return new FigureTable(header, rows);
  }
}

package phiscope.example;

import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalLong;
import phiscope.bench.Consumer;
import phiscope.bench.DetectorBench;
import phiscope.bench.InstantOrder;
import phiscope.bench.OpeningBench;

/** Names that mean something to a browser, a spreadsheet, LaTeX or Markdown. */
final class Hostile {
  static final List<String> NAMES =
      List.of(
          "a<b>&\"c'",
          "</title><script>alert(1)</script>",
          "\"><img src=x onerror=alert(1)>",
          "]]><x/>-->",
          "=1+1",
          "+x",
          "@SUM(A1)",
          "-cmd|' /C calc'!A0",
          "\t=1+1",
          "'quoted",
          "$\\input{/etc/passwd}$ \\% _{x} ^{y} ~ # &",
          "](javascript:alert(1)) ![x](http://x) <http://x> `code` **bold** | cell",
          "1. one",
          "- one",
          "心跳 \uD83D\uDC93 \u0645\u0631\u062d\u0628\u0627",
          "\u0001\u0008x\uFFFE",
          "x".repeat(500),
          "first line\nsecond line\r\nthird",
          "{0} '{' ''");

  private Hostile() {}

  /** The opening bench with a name everywhere where a name can be. */
  static DetectorBench bench(String name) {
    DetectorBench opening = OpeningBench.document();
    return new DetectorBench(
        name,
        opening.scale(),
        List.of(opening.tape().withName(name), opening.tape().withName("B" + name)),
        opening.policies(),
        List.of(),
        opening.now(),
        InstantOrder.QUERY_THEN_DELIVER,
        OptionalLong.empty(),
        List.of(
            Consumer.of(name, "1", Consumer.Action.DROP_TRAFFIC),
            Consumer.of("2" + name, "2", Consumer.Action.SWITCH_OVER)),
        new BigDecimal("0.001"));
  }
}

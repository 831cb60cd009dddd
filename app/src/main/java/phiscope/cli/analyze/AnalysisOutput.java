package phiscope.cli.analyze;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.BenchLimits;
import phiscope.bench.DetectorBench;
import phiscope.bench.SettingEdit;
import phiscope.core.trace.TickScale;
import phiscope.text.Messages;

/** Analyses on their way to a terminal or a pipe. Mutable: it collects. */
public final class AnalysisOutput {
  private final List<Analysis> analyses = new ArrayList<>();

  /**
   * Adds a bench.
   *
   * @param times ticks at which it is asked; none for the bench's own now
   */
  public void add(String name, DetectorBench bench, List<Long> times) {
    analyses.add(Analysis.of(name, bench, times));
  }

  /** Writes all or nothing. */
  public void writeJson(PrintWriter to) {
    StringBuilder text = new StringBuilder();
    AnalysisJson.write(analyses, text);
    to.append(text);
  }

  public void writeText(Messages messages, PrintWriter to) {
    new AnalysisText(messages, to).write(analyses);
  }

  /** The bench with ticks as fine as the typed times, as far as its own times leave room. */
  public static DetectorBench fineEnough(DetectorBench bench, List<String> times) {
    int decimals = bench.scale().decimals();
    for (String time : times) {
      int point = time.indexOf('.');
      decimals = Math.max(decimals, point < 0 ? 0 : time.length() - point - 1);
    }
    return decimals > bench.scale().decimals()
        ? new SettingEdit.SetScale(bench.scale().unit(), decimals).apply(bench)
        : bench;
  }

  /** The tick of a typed time; empty if it is no time of whole ticks of this scale. */
  public static Optional<Long> tick(String text, TickScale scale) {
    if (!text.matches("[0-9]{1,20}(\\.[0-9]{1,20})?")) {
      return Optional.empty();
    }
    BigDecimal ticks = new BigDecimal(text).movePointRight(scale.decimals());
    boolean inside =
        ticks.stripTrailingZeros().scale() <= 0
            && ticks.compareTo(BigDecimal.valueOf(BenchLimits.MAX_TICK)) <= 0;
    return inside ? Optional.of(ticks.longValueExact()) : Optional.empty();
  }
}

package phiscope.dataset;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * A silence that a log reports because it was long.
 *
 * @param line physical line, from 1
 * @param at the time the log gives, as written
 * @param millis its length in milliseconds
 * @param peer who was silent, if the line says so
 */
public record GapReport(int line, String at, BigDecimal millis, Optional<String> peer) {}

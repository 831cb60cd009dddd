package phiscope.cli;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import phiscope.dataset.value.DecimalSign;
import phiscope.dataset.value.DecimalText;
import phiscope.dataset.value.FileUnit;
import phiscope.dataset.value.NumberFault;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a time with its unit, such as 100ms, 2.5s or 800us; not below 0, at most 1000 days. */
final class DurationConverter implements ITypeConverter<Duration> {
  private static final Duration LONGEST = Duration.ofDays(1000);

  @Override
  public Duration convert(String text) {
    DecimalText number = new DecimalText();
    boolean plain = number.read(text, DecimalSign.POINT) == NumberFault.NONE;
    if (!plain || number.unit().isEmpty() || number.unit().get() == FileUnit.TICK) {
      throw new TypeConversionException("a time with its unit, such as 100ms");
    }
    FileUnit unit = number.unit().get();
    BigDecimal nanos =
        BigDecimal.valueOf(number.unscaled(), number.scale())
            .multiply(BigDecimal.valueOf(unit.factor()))
            .movePointRight(6 - unit.decimals())
            .setScale(0, RoundingMode.HALF_UP);
    if (nanos.signum() < 0 || nanos.compareTo(BigDecimal.valueOf(LONGEST.toNanos())) > 0) {
      throw new TypeConversionException("a time from 0 to 1000 days");
    }
    return Duration.ofNanos(nanos.longValueExact());
  }
}

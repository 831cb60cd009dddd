package phiscope.cli;

import java.time.Duration;
import phiscope.dataset.capture.Jitter;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads a jitter: {@code none}, {@code uniform:LOW..HIGH}, {@code normal:DEVIATION} or {@code
 * exponential:MEAN}.
 */
final class JitterConverter implements ITypeConverter<Jitter> {
  private final DurationConverter durations = new DurationConverter();

  @Override
  public Jitter convert(String text) {
    String[] parts = text.split(":", 2);
    String range = parts.length == 2 ? parts[1] : "";
    switch (parts[0]) {
      case "none":
        return Jitter.none();
      case "normal":
        return new Jitter(Jitter.Shape.NORMAL, nanos(range), 0);
      case "exponential":
        return new Jitter(Jitter.Shape.EXPONENTIAL, nanos(range), 0);
      case "uniform":
        return uniform(range);
      default:
        throw new TypeConversionException("uniform:0ms..20ms, normal:5ms or exponential:5ms");
    }
  }

  private Jitter uniform(String range) {
    int dots = range.indexOf("..");
    if (dots < 0) {
      throw new TypeConversionException("uniform:LOW..HIGH, such as uniform:0ms..20ms");
    }
    long low = nanos(range.substring(0, dots));
    long high = nanos(range.substring(dots + 2));
    if (high < low) {
      throw new TypeConversionException("uniform:LOW..HIGH with LOW not above HIGH");
    }
    return new Jitter(Jitter.Shape.UNIFORM, low, high);
  }

  private long nanos(String text) {
    Duration duration = durations.convert(text);
    return duration.toNanos();
  }
}

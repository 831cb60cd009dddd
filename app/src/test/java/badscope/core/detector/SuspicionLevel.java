package badscope.core.detector;

/** A sealed family with a member that is no value. */
public sealed interface SuspicionLevel {
  /** Not a value. */
  final class Changing implements SuspicionLevel {}
}

package phiscope.core.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What stands between a former holder and the resource. Each is a switch, 96 combinations in all.
 *
 * @param leaseChecked the holder looks at its lease, on its own clock, before a write; off: it
 *     believes in its lease until it is told otherwise
 * @param tokenCheck what the resource does with the token
 * @param atomic the resource checks and writes in one step; off: other requests come in between
 * @param durable the highest token seen survives a restart of the resource; the value and the
 *     requests done always do
 * @param fromAuthority a token is what the authority issued; off: a client may name any number
 * @param deduplicated the resource takes a request once, by its id; a repetition is answered, not
 *     done
 */
public record WriteProtections(
    boolean leaseChecked,
    TokenCheck tokenCheck,
    boolean atomic,
    boolean durable,
    boolean fromAuthority,
    boolean deduplicated) {

  /** One protection, as far as it can be removed. */
  public enum Protection {
    LEASE_CHECKED,
    TOKEN_CHECKED,
    ATOMIC,
    DURABLE,
    FROM_AUTHORITY,
    DEDUPLICATED
  }

  public WriteProtections {
    Objects.requireNonNull(tokenCheck, "tokenCheck");
  }

  /** Nothing is on. */
  public static WriteProtections none() {
    return new WriteProtections(false, TokenCheck.NONE, false, false, false, false);
  }

  /** Everything is on, with the given check at the resource. */
  public static WriteProtections all(TokenCheck tokenCheck) {
    return new WriteProtections(true, tokenCheck, true, true, true, true);
  }

  /** All 96, those with nothing on first, the last protection changing fastest. */
  public static List<WriteProtections> combinations() {
    List<WriteProtections> all = new ArrayList<>();
    for (int bits = 0; bits < 96; bits++) {
      int token = bits / 16 % 3;
      all.add(
          new WriteProtections(
              bits / 48 == 1,
              TokenCheck.values()[token],
              (bits & 8) != 0,
              (bits & 4) != 0,
              (bits & 2) != 0,
              (bits & 1) != 0));
    }
    return List.copyOf(all);
  }

  /** Whether a protection is on; the check of tokens is if there is any. */
  public boolean has(Protection protection) {
    return switch (protection) {
      case LEASE_CHECKED -> leaseChecked;
      case TOKEN_CHECKED -> tokenCheck != TokenCheck.NONE;
      case ATOMIC -> atomic;
      case DURABLE -> durable;
      case FROM_AUTHORITY -> fromAuthority;
      case DEDUPLICATED -> deduplicated;
    };
  }

  /** The protections that are on, in their order. */
  public List<Protection> on() {
    return List.of(Protection.values()).stream().filter(this::has).toList();
  }

  /** The same without a protection. */
  public WriteProtections without(Protection protection) {
    return new WriteProtections(
        leaseChecked && protection != Protection.LEASE_CHECKED,
        protection == Protection.TOKEN_CHECKED ? TokenCheck.NONE : tokenCheck,
        atomic && protection != Protection.ATOMIC,
        durable && protection != Protection.DURABLE,
        fromAuthority && protection != Protection.FROM_AUTHORITY,
        deduplicated && protection != Protection.DEDUPLICATED);
  }

  /** The same with another check of tokens. */
  public WriteProtections with(TokenCheck other) {
    return new WriteProtections(leaseChecked, other, atomic, durable, fromAuthority, deduplicated);
  }

  /**
   * Whether everything that is on in another one is on here too, with the same check of tokens
   * unless the other has none.
   */
  public boolean includes(WriteProtections other) {
    return (leaseChecked || !other.leaseChecked)
        && (other.tokenCheck == TokenCheck.NONE || other.tokenCheck == tokenCheck)
        && (atomic || !other.atomic)
        && (durable || !other.durable)
        && (fromAuthority || !other.fromAuthority)
        && (deduplicated || !other.deduplicated);
  }
}

package phiscope.core.fencing.search;

import java.util.Objects;

/**
 * One action of a schedule.
 *
 * @param kind what is done
 * @param holder the holder that does it, 0 or 1; -1 for the others
 * @param request the request it is about, from 0; -1 where it is about none yet, or none
 * @param token the number that a client names of its own; 0 for others
 * @param late whether a late copy arrives, not the prompt one
 */
public record ScheduleAction(Kind kind, int holder, int request, int token, boolean late) {
  /** What stands for a number greater than any that is issued. */
  public static final int HUGE = 7;

  private static final int CHOICES_OF_TOKENS = 4;

  /**
   * Kinds of actions in the canonical order: ordinary ones before faults, so that of two schedules
   * that are equally short the simpler is taken.
   */
  public enum Kind {
    /** The holder decides to write, and looks at its lease if it does that. */
    BEGIN(2, 1),
    /** It sends the write. */
    SEND(2, 1),
    /** A copy of the write reaches the resource. */
    DELIVER(3, 2),
    /** The resource does what it has checked before. */
    APPLY(3, 1),
    /** The detector has its say; the authority issues a new token to the other holder. */
    TAKE_OVER(1, 1),
    /** Time goes on, for every clock. */
    TICK(1, 1),
    /** A paused holder goes on where it was. */
    RESUME(2, 1),
    /** A holder sends a request again that was not answered. */
    RETRY(3, 1),
    /** A holder stops. */
    PAUSE(2, 1),
    /** The write is sent and will arrive late. */
    SEND_LATE(2, 1),
    /** The write is sent, and a second copy of it will arrive late. */
    SEND_TWICE(2, 1),
    /** The write is sent and lost. */
    SEND_LOST(2, 1),
    /** As DELIVER, but the answer is lost. */
    DELIVER_ANSWER_LOST(3, 2),
    /** As APPLY, but the answer is lost. */
    APPLY_ANSWER_LOST(3, 1),
    /** The holder decides to write under a number that it was not issued. */
    BEGIN_SELF_MADE(2, CHOICES_OF_TOKENS),
    /** Time goes on, but not for one holder's clock. */
    TICK_WITHOUT_CLOCK(2, 1),
    /** The resource starts anew. */
    RESTART_RESOURCE(1, 1);

    private final int subjects;
    private final int choices;

    Kind(int subjects, int choices) {
      this.subjects = subjects;
      this.choices = choices;
    }

    int size() {
      return subjects * choices;
    }

    int firstCode() {
      int code = 0;
      for (int i = 0; i < ordinal(); i++) {
        code += values()[i].size();
      }
      return code;
    }

    private boolean isAboutRequest() {
      return subjects == 3;
    }
  }

  public ScheduleAction {
    Objects.requireNonNull(kind, "kind");
  }

  /**
   * The action of a number.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static ScheduleAction of(int code) {
    for (Kind kind : Kind.values()) {
      int inKind = code - kind.firstCode();
      if (inKind >= 0 && inKind < kind.size()) {
        return of(kind, inKind / kind.choices, inKind % kind.choices);
      }
    }
    throw new IllegalArgumentException("there is no action " + code);
  }

  private static ScheduleAction of(Kind kind, int subject, int choice) {
    boolean selfMade = kind == Kind.BEGIN_SELF_MADE;
    return new ScheduleAction(
        kind,
        kind.subjects == 2 ? subject : -1,
        kind.isAboutRequest() ? subject : -1,
        selfMade ? tokenOf(choice) : 0,
        !selfMade && choice == 1);
  }

  /** The numbers a client may name: 1 to 3 and a huge one. */
  static int tokenOf(int choice) {
    return choice == CHOICES_OF_TOKENS - 1 ? HUGE : choice + 1;
  }

  /** The number of this action in a {@link FencingSearchModel}. */
  public int code() {
    int subject = kind.subjects == 2 ? holder : kind.isAboutRequest() ? request : 0;
    int choice = late ? 1 : 0;
    if (kind == Kind.BEGIN_SELF_MADE) {
      choice = token == HUGE ? CHOICES_OF_TOKENS - 1 : token - 1;
    }
    return kind.firstCode() + subject * kind.choices + choice;
  }
}

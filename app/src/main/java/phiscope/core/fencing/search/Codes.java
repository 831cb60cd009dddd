package phiscope.core.fencing.search;

import phiscope.core.fencing.search.ScheduleAction.Kind;

/** The first code of each kind, so that no step has to look for it. */
final class Codes {
  static final int BEGIN = Kind.BEGIN.firstCode();
  static final int SEND = Kind.SEND.firstCode();
  static final int DELIVER = Kind.DELIVER.firstCode();
  static final int APPLY = Kind.APPLY.firstCode();
  static final int TAKE_OVER = Kind.TAKE_OVER.firstCode();
  static final int TICK = Kind.TICK.firstCode();
  static final int RESUME = Kind.RESUME.firstCode();
  static final int RETRY = Kind.RETRY.firstCode();
  static final int PAUSE = Kind.PAUSE.firstCode();
  static final int SEND_LATE = Kind.SEND_LATE.firstCode();
  static final int SEND_TWICE = Kind.SEND_TWICE.firstCode();
  static final int SEND_LOST = Kind.SEND_LOST.firstCode();
  static final int DELIVER_ANSWER_LOST = Kind.DELIVER_ANSWER_LOST.firstCode();
  static final int APPLY_ANSWER_LOST = Kind.APPLY_ANSWER_LOST.firstCode();
  static final int BEGIN_SELF_MADE = Kind.BEGIN_SELF_MADE.firstCode();
  static final int TICK_WITHOUT_CLOCK = Kind.TICK_WITHOUT_CLOCK.firstCode();
  static final int RESTART_RESOURCE = Kind.RESTART_RESOURCE.firstCode();
  static final long PROMPT_OR_CHECKED =
      Layout.inEveryRequest(Layout.PROMPT) | Layout.inEveryRequest(Layout.CHECKED);

  private Codes() {}
}

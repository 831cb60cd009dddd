package phiscope.core.fencing;

/** What is scheduled in a run. */
sealed interface Task {
  /** The holder whose doing it is, which waits while that one is paused; -1 for others. */
  int holder();

  /**
   * A task and why it was scheduled.
   *
   * @param cause the frame that scheduled it; -1 for the script and the beginning
   */
  record Pending(Task task, int cause) {}

  record Script(int line) implements Task {
    @Override
    public int holder() {
      return -1;
    }
  }

  record EndOf(int line) implements Task {
    @Override
    public int holder() {
      return -1;
    }
  }

  record Arrival(FencingMessage message) implements Task {
    @Override
    public int holder() {
      return message.to().holder();
    }
  }

  record Decide(int holder) implements Task {}

  record Send(int holder, int request, WritePath path) implements Task {}

  record Retry(int holder, int request) implements Task {}

  record Renew(int holder) implements Task {}

  record Heartbeat(int holder) implements Task {}

  record LeaseEnd(int holder, long token) implements Task {}

  /** Not the holder's doing: its pause ends. */
  record Resume(int of) implements Task {
    @Override
    public int holder() {
      return -1;
    }
  }

  record ApplyChecked(FencingMessage.Write write) implements Task {
    @Override
    public int holder() {
      return -1;
    }
  }

  record Evaluate() implements Task {
    @Override
    public int holder() {
      return -1;
    }
  }

  record Confirm(int to, boolean isReturn) implements Task {
    @Override
    public int holder() {
      return -1;
    }
  }

  record Issue(int to, boolean isRollBack) implements Task {
    @Override
    public int holder() {
      return -1;
    }
  }

  record AuthorityLeaseEnd(long token) implements Task {
    @Override
    public int holder() {
      return -1;
    }
  }

  record Withdraw() implements Task {
    @Override
    public int holder() {
      return -1;
    }
  }

  record AcceptTimeout(long token) implements Task {
    @Override
    public int holder() {
      return -1;
    }
  }
}

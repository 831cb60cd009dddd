package phiscope.core.swim.protocol;

import java.util.List;

/** What members send each other. */
public sealed interface Message {
  MessageKind kind();

  /** The news that travels along, none for those that carry none. */
  List<Update> updates();

  /**
   * A direct probe, or the probe of a relay.
   *
   * @param sequence the sender's number of it, repeated in the answer
   */
  record Ping(long sequence, List<Update> updates) implements Message {
    public Ping {
      updates = List.copyOf(updates);
    }

    @Override
    public MessageKind kind() {
      return MessageKind.PING;
    }
  }

  /**
   * The wish that the receiver probes another member: the indirect probe.
   *
   * @param sequence the asker's number of the probe, repeated in the ack or nack
   * @param target whom to probe
   * @param nackWanted whether a failure is to be told (Lifeguard, section IV.A)
   */
  record PingReq(long sequence, int target, boolean nackWanted, List<Update> updates)
      implements Message {
    public PingReq {
      updates = List.copyOf(updates);
    }

    @Override
    public MessageKind kind() {
      return MessageKind.PING_REQ;
    }
  }

  /** The answer to a ping, from the target or handed on by a relay. */
  record Ack(long sequence, int target, List<Update> updates) implements Message {
    public Ack {
      updates = List.copyOf(updates);
    }

    @Override
    public MessageKind kind() {
      return MessageKind.ACK;
    }
  }

  /** A relay says that it got no ack: the asker's own network works. */
  record Nack(long sequence, int target, List<Update> updates) implements Message {
    public Nack {
      updates = List.copyOf(updates);
    }

    @Override
    public MessageKind kind() {
      return MessageKind.NACK;
    }
  }

  /** News alone. */
  record Gossip(List<Update> updates) implements Message {
    public Gossip {
      updates = List.copyOf(updates);
    }

    @Override
    public MessageKind kind() {
      return MessageKind.GOSSIP;
    }
  }

  /** The direct probe once more over a connection, beside the indirect ones (memberlist). */
  record FallbackPing(long sequence) implements Message {
    @Override
    public MessageKind kind() {
      return MessageKind.FALLBACK_PING;
    }

    @Override
    public List<Update> updates() {
      return List.of();
    }
  }

  /** The answer to a {@link FallbackPing}. */
  record FallbackAck(long sequence, int target) implements Message {
    @Override
    public MessageKind kind() {
      return MessageKind.FALLBACK_ACK;
    }

    @Override
    public List<Update> updates() {
      return List.of();
    }
  }

  /**
   * Push-pull, first half: the sender's whole view.
   *
   * @param join whether the sender is new and waits for the reply before it probes
   */
  record SyncRequest(View view, boolean join) implements Message {
    @Override
    public MessageKind kind() {
      return MessageKind.SYNC_REQUEST;
    }

    @Override
    public List<Update> updates() {
      return List.of();
    }
  }

  /** Push-pull, second half: the view of the member that was asked, before it merged. */
  record SyncReply(View view) implements Message {
    @Override
    public MessageKind kind() {
      return MessageKind.SYNC_REPLY;
    }

    @Override
    public List<Update> updates() {
      return List.of();
    }
  }
}

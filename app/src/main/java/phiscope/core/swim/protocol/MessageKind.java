package phiscope.core.swim.protocol;

/** The kinds of {@link Message}; the letter marks a message in figures, beside its shape. */
public enum MessageKind {
  PING('P'),
  PING_REQ('Q'),
  ACK('A'),
  NACK('N'),
  GOSSIP('G'),
  FALLBACK_PING('F'),
  FALLBACK_ACK('f'),
  SYNC_REQUEST('S'),
  SYNC_REPLY('s');

  private final char letter;

  MessageKind(char letter) {
    this.letter = letter;
  }

  public char letter() {
    return letter;
  }

  /** Whether it takes a connection (TCP): never lost by chance, but cut off like all others. */
  public boolean isReliable() {
    return this == FALLBACK_PING
        || this == FALLBACK_ACK
        || this == SYNC_REQUEST
        || this == SYNC_REPLY;
  }
}

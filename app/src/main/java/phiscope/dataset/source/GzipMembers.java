package phiscope.dataset.source;

import java.io.ByteArrayOutputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Unpacks gzip files (RFC 1952), all members one after another: log rotation and concatenation make
 * several. Damage ends the unpacking; what came before it is kept.
 */
final class GzipMembers {
  /** How the unpacking ended. */
  enum End {
    COMPLETE,
    /** The file ends inside a member. */
    CUT,
    /** Compressed bytes or a check sum are wrong. */
    DAMAGED,
    /** Bytes after the last member are no member. */
    TRAILING_BYTES,
    TOO_LARGE
  }

  private static final byte DEFLATED = 8;
  private static final int HEADER_CHECK = 2;
  private static final int EXTRA = 4;
  private static final int NAME = 8;
  private static final int COMMENT = 16;
  private static final int TRAILER_LENGTH = 8;

  private final byte[] packed;
  private final int limit;
  private final ByteArrayOutputStream unpacked = new ByteArrayOutputStream();
  private int at;
  private End end = End.COMPLETE;

  GzipMembers(byte[] packed, int limit) {
    this.packed = packed;
    this.limit = limit;
  }

  static boolean isGzip(byte[] content, int from) {
    return content.length >= from + 3
        && (content[from] & 0xff) == 0x1f
        && (content[from + 1] & 0xff) == 0x8b
        && content[from + 2] == DEFLATED;
  }

  /** Unpacks everything that can be unpacked. */
  byte[] unpack() {
    while (end == End.COMPLETE && isGzip(packed, at)) {
      if (skipHeader()) {
        unpackMember();
      } else {
        end = End.CUT;
      }
    }
    if (end == End.COMPLETE && !isPadding()) {
      end = End.TRAILING_BYTES;
    }
    return unpacked.toByteArray();
  }

  End end() {
    return end;
  }

  /** Zeros after the last member are padding of tapes and blocks. */
  private boolean isPadding() {
    for (int i = at; i < packed.length; i++) {
      if (packed[i] != 0) {
        return false;
      }
    }
    return true;
  }

  private boolean skipHeader() {
    if (at + 10 > packed.length) {
      return false;
    }
    int flags = packed[at + 3];
    at += 10;
    if ((flags & EXTRA) != 0) {
      if (at + 2 > packed.length) {
        return false;
      }
      at += 2 + (packed[at] & 0xff) + ((packed[at + 1] & 0xff) << 8);
    }
    if ((flags & NAME) != 0) {
      skipText();
    }
    if ((flags & COMMENT) != 0) {
      skipText();
    }
    if ((flags & HEADER_CHECK) != 0) {
      at += 2;
    }
    return at < packed.length;
  }

  private void skipText() {
    while (at < packed.length && packed[at] != 0) {
      at++;
    }
    at++;
  }

  private void unpackMember() {
    Inflater inflater = new Inflater(true);
    try {
      inflater.setInput(packed, at, packed.length - at);
      CRC32 checksum = new CRC32();
      byte[] block = new byte[64 * 1024];
      while (!inflater.finished()) {
        int count = inflater.inflate(block);
        if (count == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
          end = End.CUT;
          return;
        }
        if (unpacked.size() + count > limit) {
          end = End.TOO_LARGE;
          return;
        }
        checksum.update(block, 0, count);
        unpacked.write(block, 0, count);
      }
      at = packed.length - inflater.getRemaining();
      checkTrailer(checksum.getValue());
    } catch (DataFormatException damaged) {
      end = End.DAMAGED;
    } finally {
      inflater.end();
    }
  }

  private void checkTrailer(long checksum) {
    if (at + TRAILER_LENGTH > packed.length) {
      end = End.CUT;
      return;
    }
    long stored = 0;
    for (int i = 3; i >= 0; i--) {
      stored = (stored << 8) | (packed[at + i] & 0xff);
    }
    at += TRAILER_LENGTH;
    if (stored != checksum) {
      end = End.DAMAGED;
    }
  }
}

package phiscope.dataset.source;

/** Counts which bytes above 127 fit UTF-8 and which fit GB 2312 and its extensions. */
final class ByteCensus {
  private int goodUtf8;
  private int badUtf8;
  private int chinese;
  private int otherPairs;
  private int unpaired;

  ByteCensus(byte[] content) {
    countUtf8(content);
    if (badUtf8 > 0) {
      countPairs(content);
    }
  }

  /** Characters of several bytes that are well-formed UTF-8. */
  int goodUtf8() {
    return goodUtf8;
  }

  /**
   * Bytes that are part of no well-formed character; an end cut inside a character does not count.
   */
  int badUtf8() {
    return badUtf8;
  }

  /** Nearly all bytes above 127 form pairs of the rows that GB 2312 uses. */
  boolean looksChinese() {
    return chinese > 0 && chinese >= 9 * (otherPairs + unpaired);
  }

  private void countUtf8(byte[] content) {
    int i = 0;
    while (i < content.length) {
      if (content[i] >= 0) {
        i++;
        continue;
      }
      int length = lengthOfUtf8(content[i] & 0xff);
      int present = 1;
      while (present < length
          && i + present < content.length
          && (content[i + present] & 0xc0) == 0x80) {
        present++;
      }
      if (length > 1 && present == length && isWellFormed(content, i, length)) {
        goodUtf8++;
        i += length;
      } else if (length > 1 && i + present == content.length && present < length) {
        i = content.length;
      } else {
        badUtf8++;
        i++;
      }
    }
  }

  private static int lengthOfUtf8(int lead) {
    if (lead >= 0xc2 && lead <= 0xdf) {
      return 2;
    }
    if (lead >= 0xe0 && lead <= 0xef) {
      return 3;
    }
    return lead >= 0xf0 && lead <= 0xf4 ? 4 : 1;
  }

  /** No overlong form, no half of a surrogate pair, nothing above U+10FFFF. */
  private static boolean isWellFormed(byte[] content, int at, int length) {
    int lead = content[at] & 0xff;
    int second = content[at + 1] & 0xff;
    return length == 2
        || !((lead == 0xe0 && second < 0xa0)
            || (lead == 0xed && second > 0x9f)
            || (lead == 0xf0 && second < 0x90)
            || (lead == 0xf4 && second > 0x8f));
  }

  private void countPairs(byte[] content) {
    int i = 0;
    while (i < content.length) {
      int lead = content[i] & 0xff;
      if (lead < 0x80) {
        i++;
        continue;
      }
      int trail = i + 1 < content.length ? content[i + 1] & 0xff : 0;
      if (lead >= 0xa1 && lead <= 0xf7 && trail >= 0xa1 && trail <= 0xfe) {
        chinese++;
        i += 2;
      } else if (lead <= 0xfe && trail >= 0x40 && trail != 0x7f && trail <= 0xfe) {
        otherPairs++;
        i += 2;
      } else {
        unpaired++;
        i++;
      }
    }
  }
}

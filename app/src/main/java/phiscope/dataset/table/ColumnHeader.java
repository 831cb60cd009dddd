package phiscope.dataset.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import phiscope.dataset.value.FileUnit;

/**
 * What the name of a column says.
 *
 * @param name the name as written, without byte order marks and spaces around it
 * @param role what the column is
 * @param rank among columns of the same role the greater one is taken
 * @param unit the unit that the name tells
 */
record ColumnHeader(String name, ColumnRole role, int rank, Optional<FileUnit> unit) {
  private record Word(String text, ColumnRole role, int rank) {}

  private static final List<Word> WORDS = new ArrayList<>();

  private static void words(ColumnRole role, int rank, String texts) {
    for (String text : texts.split(" ")) {
      WORDS.add(new Word(text, role, rank));
    }
  }

  static {
    words(ColumnRole.INTERVAL, 3, "interval intervals interarrival iat abstand abstände intervall");
    words(ColumnRole.INTERVAL, 3, "zeitabstand gap gaps spacing 间隔 间距 时间差 到达间隔");
    words(ColumnRole.INTERVAL, 2, "delta diff difference dt period");
    words(ColumnRole.TIME, 6, "mono monotonic");
    words(ColumnRole.TIME, 5, "arrival arrivals arrived received receive recv rx 到达 接收 收到");
    words(ColumnRole.TIME, 4, "timestamp timestamps ts epoch zeitstempel zeitpunkt 时间戳");
    words(
        ColumnRole.TIME, 3, "time times at datetime when clock wall realtime zeit ankunft elapsed");
    words(ColumnRole.TIME, 3, "uhrzeit 时间 时刻");
    words(ColumnRole.DATE, 1, "date datum day 日期");
    words(ColumnRole.SENT, 1, "sent send sending tx gesendet 发送时间");
    words(ColumnRole.SEQUENCE, 2, "seq seqno sequence sequenz 序列号 序号 心跳序号");
    words(ColumnRole.ROW_NUMBER, 1, "nr no num number id index idx row line # lfd 编号 行号");
    words(ColumnRole.NAME, 9, "peer 对端");
    words(ColumnRole.NAME, 8, "from sender 发送者 发送方");
    words(ColumnRole.NAME, 7, "node nodes knoten 节点 节点名");
    words(ColumnRole.NAME, 6, "name member 名称 成员");
    words(ColumnRole.NAME, 5, "stream series metric serie reihe 序列");
    words(ColumnRole.NAME, 4, "instance server service process pod container");
    words(ColumnRole.NAME, 3, "host hostname machine rechner 主机");
    words(ColumnRole.NAME, 2, "source src address addr ip 来源 地址");
    words(ColumnRole.OBSERVER, 1, "observer to dst destination receiver watcher 观察者");
    words(ColumnRole.INCARNATION, 1, "incarnation generation boot 化身 代次 启动次数");
    words(ColumnRole.TYPE, 2, "type kind event 类型 事件");
    words(ColumnRole.TYPE, 1, "what status state 状态");
    words(ColumnRole.FATE, 1, "fate 结局");
    words(ColumnRole.REFUSED, 1, "refused 拒收");
    words(ColumnRole.VALUE, 1, "value values wert val 值 数值");
    words(ColumnRole.OTHER, 1, "latency rtt ttl size bytes length note notes comment remark cpu");
    words(ColumnRole.OTHER, 1, "memory phi threshold port level message msg text datagram 备注 延迟");
  }

  /** Reads the name of a column. */
  static ColumnHeader of(String text) {
    String name = text.replace("\ufeff", "").strip();
    List<String> tokens = tokens(name);
    Optional<FileUnit> unit = unitOf(name, tokens);
    Word best = null;
    for (String token : tokens) {
      for (Word word : WORDS) {
        boolean same = word.text.equals(token) || isChinesePart(word.text, token);
        if (same && (best == null || weight(word) > weight(best))) {
          best = word;
        }
      }
    }
    if (tokens.contains("inter") && tokens.contains("arrival")) {
      return new ColumnHeader(name, ColumnRole.INTERVAL, 3, unit);
    }
    if (best == null) {
      return new ColumnHeader(name, ColumnRole.UNKNOWN, 0, unit);
    }
    return new ColumnHeader(name, best.role, best.rank, unit);
  }

  boolean isKnown() {
    return role != ColumnRole.UNKNOWN || unit.isPresent();
  }

  /** Chinese names are not cut into words: a known word inside counts. */
  private static boolean isChinesePart(String word, String token) {
    return word.charAt(0) > 0x2e80 && token.contains(word);
  }

  /**
   * In "interval since received" the interval decides, in "received_at" the arrival, in "sent_at"
   * the sending, in "node_id" the node, in "event_time" the time.
   */
  private static int weight(Word word) {
    int base =
        switch (word.role) {
          case INTERVAL -> 100;
          case SENT -> 95;
          case OTHER -> 92;
          case SEQUENCE, INCARNATION, FATE, REFUSED -> 90;
          case TIME -> 70;
          case DATE -> 60;
          case OBSERVER -> 55;
          case NAME -> 50;
          case TYPE -> 40;
          case VALUE -> 30;
          case ROW_NUMBER -> 20;
          case UNKNOWN -> 0;
        };
    return base + word.rank + (word.text.charAt(0) > 0x2e80 ? word.text.length() : 0);
  }

  private static Optional<FileUnit> unitOf(String name, List<String> tokens) {
    Optional<FileUnit> inBrackets = bracketed(name).flatMap(FileUnit::ofWord);
    if (inBrackets.isPresent() || tokens.isEmpty()) {
      return inBrackets;
    }
    String last = tokens.get(tokens.size() - 1);
    Optional<FileUnit> unit = FileUnit.ofWord(last);
    if (unit.isEmpty()) {
      for (FileUnit candidate : FileUnit.values()) {
        if (candidate.isChinesePart(last)) {
          return Optional.of(candidate);
        }
      }
    }
    return unit;
  }

  private static Optional<String> bracketed(String name) {
    String plain = name.replace('（', '(').replace('）', ')').replace('[', '(').replace(']', ')');
    int open = plain.lastIndexOf('(');
    int close = plain.indexOf(')', open + 1);
    return open >= 0 && close > open
        ? Optional.of(plain.substring(open + 1, close))
        : Optional.empty();
  }

  /** Words of a name: cut at signs and where a capital follows a small letter. */
  private static List<String> tokens(String name) {
    List<String> tokens = new ArrayList<>();
    StringBuilder token = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean inside = Character.isLetterOrDigit(c) || c == '#' || c == 'µ' || c == 'μ';
      boolean hump = i > 0 && Character.isUpperCase(c) && Character.isLowerCase(name.charAt(i - 1));
      if ((!inside || hump) && token.length() > 0) {
        tokens.add(token.toString().toLowerCase(Locale.ROOT));
        token.setLength(0);
      }
      if (inside) {
        token.append(c);
      }
    }
    if (token.length() > 0) {
      tokens.add(token.toString().toLowerCase(Locale.ROOT));
    }
    return tokens;
  }
}

package phiscope.core.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * A map from whole numbers of 0 and above to values, in key order. It is a value itself: a change
 * gives a new map that shares all but the path to the changed key.
 *
 * <p>A trie of five bits a level whose nodes hold only the slots that are used, so that a few keys
 * cost little and a hundred thousand neighbouring keys cost hardly more than an array.
 *
 * @param <V> the values, never null
 */
public final class IntMap<V> {
  private static final int BITS = 5;
  private static final int MASK = (1 << BITS) - 1;
  private static final IntMap<?> EMPTY = new IntMap<>(null, 0, 0);

  private final Node root;
  private final int shift;
  private final int size;

  private IntMap(Node root, int shift, int size) {
    this.root = root;
    this.shift = shift;
    this.size = size;
  }

  /** Slots that are used are the set bits, in order; what is in them is nodes, or values below. */
  private record Node(int bitmap, Object[] slots) {
    int index(int bit) {
      return Integer.bitCount(bitmap & bit - 1);
    }

    Node with(int bit, Object slot) {
      int index = index(bit);
      if ((bitmap & bit) != 0) {
        Object[] changed = slots.clone();
        changed[index] = slot;
        return new Node(bitmap, changed);
      }
      Object[] longer = new Object[slots.length + 1];
      System.arraycopy(slots, 0, longer, 0, index);
      longer[index] = slot;
      System.arraycopy(slots, index, longer, index + 1, slots.length - index);
      return new Node(bitmap | bit, longer);
    }

    Node without(int bit) {
      if (slots.length == 1) {
        return null;
      }
      int index = index(bit);
      Object[] shorter = new Object[slots.length - 1];
      System.arraycopy(slots, 0, shorter, 0, index);
      System.arraycopy(slots, index + 1, shorter, index, shorter.length - index);
      return new Node(bitmap & ~bit, shorter);
    }
  }

  /** Takes the entries one after the other, in key order. */
  public interface Visitor<V> {
    void visit(int key, V value);
  }

  /** The map without entries. */
  @SuppressWarnings("unchecked") // It holds nothing, so it is a map to whatever is asked for.
  public static <V> IntMap<V> empty() {
    return (IntMap<V>) EMPTY;
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /** The value of a key, or null if it has none. */
  @SuppressWarnings("unchecked") // Only put writes values, and it takes no others.
  public V get(int key) {
    if (root == null || key < 0 || key >>> shift > MASK) {
      return null;
    }
    Object slot = root;
    for (int level = shift; level >= 0; level -= BITS) {
      Node node = (Node) slot;
      int bit = 1 << (key >>> level & MASK);
      if ((node.bitmap & bit) == 0) {
        return null;
      }
      slot = node.slots[node.index(bit)];
    }
    return (V) slot;
  }

  public boolean containsKey(int key) {
    return get(key) != null;
  }

  /**
   * The map in which a key has this value.
   *
   * @throws IllegalArgumentException if the key is below 0 or the value null
   */
  public IntMap<V> with(int key, V value) {
    if (key < 0 || value == null) {
      throw new IllegalArgumentException("a key of 0 or more and a value are needed, got " + key);
    }
    Node top = root;
    int height = shift;
    while (key >>> height > MASK) {
      top = top == null ? null : new Node(1, new Object[] {top});
      height += BITS;
    }
    int added = containsKey(key) ? 0 : 1;
    return new IntMap<>(put(top, height, key, value), height, size + added);
  }

  private static Node put(Node node, int level, int key, Object value) {
    Node from = node == null ? new Node(0, new Object[0]) : node;
    int bit = 1 << (key >>> level & MASK);
    if (level == 0) {
      return from.with(bit, value);
    }
    Node child = (from.bitmap & bit) == 0 ? null : (Node) from.slots[from.index(bit)];
    return from.with(bit, put(child, level - BITS, key, value));
  }

  /** The map in which a key has no value. */
  public IntMap<V> without(int key) {
    if (!containsKey(key)) {
      return this;
    }
    Node left = remove(root, shift, key);
    int height = shift;
    while (left != null && height > 0 && left.bitmap == 1) {
      left = (Node) left.slots[0];
      height -= BITS;
    }
    return left == null ? empty() : new IntMap<>(left, height, size - 1);
  }

  private static Node remove(Node node, int level, int key) {
    int bit = 1 << (key >>> level & MASK);
    if (level == 0) {
      return node.without(bit);
    }
    Node left = remove((Node) node.slots[node.index(bit)], level - BITS, key);
    return left == null ? node.without(bit) : node.with(bit, left);
  }

  /** Shows every entry to the visitor, in key order. */
  public void forEach(Visitor<? super V> visitor) {
    if (root != null) {
      visit(root, shift, 0, visitor);
    }
  }

  @SuppressWarnings("unchecked") // Only put writes values, and it takes no others.
  private static <V> void visit(Node node, int level, int prefix, Visitor<? super V> visitor) {
    int bits = node.bitmap;
    for (Object slot : node.slots) {
      int key = prefix | Integer.numberOfTrailingZeros(bits) << level;
      bits &= bits - 1;
      if (level == 0) {
        visitor.visit(key, (V) slot);
      } else {
        visit((Node) slot, level - BITS, key, visitor);
      }
    }
  }

  /**
   * The least key.
   *
   * @throws NoSuchElementException if the map is empty
   */
  public int firstKey() {
    if (root == null) {
      throw new NoSuchElementException("the map is empty");
    }
    int key = 0;
    Object slot = root;
    for (int level = shift; level >= 0; level -= BITS) {
      Node node = (Node) slot;
      key |= Integer.numberOfTrailingZeros(node.bitmap) << level;
      slot = node.slots[0];
    }
    return key;
  }

  /** The keys, ascending. */
  public int[] keys() {
    int[] keys = new int[size];
    int[] next = {0};
    forEach((key, value) -> keys[next[0]++] = key);
    return keys;
  }

  /** The values in key order. */
  public List<V> values() {
    List<V> values = new ArrayList<>(size);
    forEach((key, value) -> values.add(value));
    return values;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof IntMap<?> map
        && map.size == size
        && Arrays.equals(keys(), map.keys())
        && values().equals(map.values());
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(keys()) + values().hashCode();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    forEach((key, value) -> text.append(text.length() > 1 ? ", " : "").append(key + "=" + value));
    return text.append('}').toString();
  }
}

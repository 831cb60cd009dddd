package phiscope.core.detector;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Bytes of all objects that one holds, each counted once: a header of 12 bytes, a reference of 4,
 * everything rounded up to 8. Objects of Java itself are counted without what is behind them,
 * except lists and maps, of which the elements count; so no number in them may be a large one.
 */
final class HeldBytes {
  private static final int HEADER = 12;
  private static final int ARRAY_HEADER = 16;
  private static final int REFERENCE = 4;
  private static final Map<Class<?>, Integer> PRIMITIVES =
      Map.of(
          boolean.class,
          1,
          byte.class,
          1,
          short.class,
          2,
          char.class,
          2,
          int.class,
          4,
          float.class,
          4,
          long.class,
          8,
          double.class,
          8);

  private final Set<Object> counted = Collections.newSetFromMap(new IdentityHashMap<>());

  /** What is held by an object beyond what was counted before. */
  long of(Object object) {
    if (object == null || object instanceof Enum || !counted.add(object)) {
      return 0;
    }
    Class<?> type = object.getClass();
    if (type.isArray()) {
      return ofArray(object);
    }
    long bytes = ofObject(type);
    if (object instanceof Collection<?> elements) {
      return bytes + elements.stream().mapToLong(this::of).sum();
    }
    if (object instanceof Map<?, ?> map) {
      return bytes + ofEntries(map);
    }
    return type.getName().startsWith("java.") ? bytes : bytes + ofFields(object);
  }

  /** Of a linked hash map: an entry is of five references and a hash, and has up to two places. */
  private long ofEntries(Map<?, ?> map) {
    long bytes = rounded(ARRAY_HEADER + 2L * map.size() * REFERENCE);
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      bytes += rounded(HEADER + 5L * REFERENCE + Integer.BYTES);
      bytes += of(entry.getKey()) + of(entry.getValue());
    }
    return bytes;
  }

  private long ofArray(Object array) {
    Class<?> element = array.getClass().getComponentType();
    int length = Array.getLength(array);
    long bytes = rounded(ARRAY_HEADER + (long) length * ofValue(element));
    for (int i = 0; !element.isPrimitive() && i < length; i++) {
      bytes += of(Array.get(array, i));
    }
    return bytes;
  }

  private long ofFields(Object object) {
    long bytes = 0;
    for (Class<?> type = object.getClass(); type != Object.class; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
          bytes += of(valueOf(field, object));
        }
      }
    }
    return bytes;
  }

  private static Object valueOf(Field field, Object object) {
    field.setAccessible(true);
    try {
      return field.get(object);
    } catch (IllegalAccessException refused) {
      throw new IllegalStateException(refused);
    }
  }

  /** The bytes of one object of a class, with none that it refers to. */
  static long ofObject(Class<?> of) {
    long bytes = HEADER;
    for (Class<?> type = of; type != Object.class; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        bytes += Modifier.isStatic(field.getModifiers()) ? 0 : ofValue(field.getType());
      }
    }
    return rounded(bytes);
  }

  private static int ofValue(Class<?> type) {
    return PRIMITIVES.getOrDefault(type, REFERENCE);
  }

  private static long rounded(long bytes) {
    return (bytes + 7) / 8 * 8;
  }
}

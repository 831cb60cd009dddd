package badscope.figure;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.DatagramSocket;
import java.text.DecimalFormat;

/** Has an empty name, knows JSON and sockets, prints, ends the process, depends on the machine. */
public final class FigureUtil {
  static int drawn;

  private FigureUtil() {}

  static void draw(ObjectMapper mapper, DatagramSocket socket, byte[] bytes) {
    drawn++;
    System.out.println(new DecimalFormat("0.0").format(drawn) + mapper + socket);
    if (new String(bytes).isEmpty()) {
      throw new RuntimeException("nothing");
    }
    System.exit(1);
  }

  static Class<?> load(String name) throws ClassNotFoundException {
    return Class.forName(name);
  }
}

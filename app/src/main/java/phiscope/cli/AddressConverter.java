package phiscope.cli;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code host:port}, {@code [IPv6]:port} or a port alone, which means loopback. */
final class AddressConverter implements ITypeConverter<InetSocketAddress> {
  private static final int LAST_PORT = 65_535;

  @Override
  public InetSocketAddress convert(String text) {
    int colon = text.lastIndexOf(':');
    String host = colon < 0 ? "" : text.substring(0, colon);
    String port = text.substring(colon + 1);
    if (!port.matches("[0-9]{1,5}") || Integer.parseInt(port) > LAST_PORT) {
      throw new TypeConversionException("host:port, such as 127.0.0.1:9470");
    }
    if (host.startsWith("[") && host.endsWith("]")) {
      host = host.substring(1, host.length() - 1);
    }
    try {
      InetAddress address =
          host.isEmpty() ? InetAddress.getLoopbackAddress() : InetAddress.getByName(host);
      return new InetSocketAddress(address, Integer.parseInt(port));
    } catch (UnknownHostException unknown) {
      throw new TypeConversionException("a host that is known, such as 127.0.0.1");
    }
  }
}

package phiscope.figure;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Paints figures as PNG images. */
public final class PngPainter {
  private static final double MOST_PIXELS = 16_000;

  private PngPainter() {}

  /**
   * A PNG file.
   *
   * @param scale pixels per logical pixel; at least one pixel is drawn, at most 16,000 a side
   */
  public static byte[] paint(Figure figure, FigurePalette palette, double scale) {
    BufferedImage image = image(figure, palette, scale);
    try (ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(bytes)) {
      if (!ImageIO.write(image, "png", stream)) {
        throw new IllegalStateException("this Java has no PNG writer");
      }
      stream.flush();
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The image itself, for a clipboard. */
  public static BufferedImage image(Figure figure, FigurePalette palette, double scale) {
    int width = pixels(figure.width() * scale);
    int height = pixels(figure.height() * scale);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.scale(width / figure.width(), height / figure.height());
    FigurePainter.paint(figure, palette, new GraphicsPen(graphics));
    graphics.dispose();
    return image;
  }

  private static int pixels(double length) {
    return (int) Math.max(1, Math.min(MOST_PIXELS, Math.round(length)));
  }
}

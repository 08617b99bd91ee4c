internal import CTactusPixbuf
import CoreGraphics
import TactusDisplayList

/// The writer of images that uses gdk-pixbuf.
enum PixbufWriter {
  /// Returns the file of an image; nil if it cannot be written.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - name: The name of gdk-pixbuf's module that writes the format.
  static func write(_ image: CGImage, _ name: String) -> Data? {
    let drawing = image.drawing
    guard
      let picture = gdk_pixbuf_new(
        GDK_COLORSPACE_RGB, 1, 8, Int32(drawing.width), Int32(drawing.height)),
      let start = gdk_pixbuf_get_pixels(picture)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    drawing.writeStraightPixels(
      to: start, bytesPerRow: Int(gdk_pixbuf_get_rowstride(picture)), channels: 4)
    var buffer: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    guard gdk_pixbuf_save_to_bufferv(picture, &buffer, &length, name, nil, nil, nil) != 0,
      let buffer
    else { return nil }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(length))
  }
}

internal import CTactusPixbuf
import TactusDisplayList

/// An incremental decoder by gdk-pixbuf.
///
/// Its owner uses it in one thread at a time.
///
/// Sendable because its owner uses it on one thread at a time.
final class PixbufDecoder: @unchecked Sendable {
  /// The size that the file states, in pixels; nil until its head is read.
  private(set) var size: (width: Int, height: Int)?
  /// The number of bytes that were read.
  private(set) var byteCount = 0
  /// Whether the bytes are not an image of the format, or the image is too large.
  private(set) var isDamaged = false
  /// The number of rows from the top that were decoded, at least coarsely.
  private(set) var readRows = 0
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private var isClosed = false

  /// Creates a decoder.
  ///
  /// - Parameter name: The name of gdk-pixbuf's loader.
  /// - Returns: The decoder; nil if no such loader is installed.
  init?(_ name: String) {
    guard let loader = gdk_pixbuf_loader_new_with_type(name, nil) else { return nil }
    self.loader = loader
    let prepared:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, UnsafeMutableRawPointer?
      ) -> Void = { _, width, height, context in
        context.map(PixbufDecoder.at)?.prepare(Int(width), Int(height))
      }
    connect("size-prepared", unsafeBitCast(prepared, to: GCallback.self))
    let updated:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, Int32, Int32,
        UnsafeMutableRawPointer?
      ) -> Void = { _, _, y, _, height, context in
        context.map(PixbufDecoder.at)?.update(Int(y) + Int(height))
      }
    connect("area-updated", unsafeBitCast(updated, to: GCallback.self))
  }

  deinit {
    finish()
    g_object_unref(loader)
  }

  /// Decodes the bytes that were not read yet.
  ///
  /// - Parameter data: All bytes so far.
  func read(_ data: Data) {
    guard !isClosed, !isDamaged, data.count > byteCount else { return }
    let rest = data.suffix(data.count - byteCount)
    byteCount = data.count
    let isRead = rest.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), nil) != 0
    }
    if !isRead { isDamaged = true }
  }

  /// Finishes decoding; an image whose bytes are truncated is corrupt.
  func finish() {
    guard !isClosed else { return }
    isClosed = true
    if gdk_pixbuf_loader_close(loader, nil) == 0 {
      isDamaged = true
    } else if let pixels = gdk_pixbuf_loader_get_pixbuf(loader) {
      readRows = Int(gdk_pixbuf_get_height(pixels))
    }
  }

  /// The image as far as it was decoded, and whether it is opaque; nil before its first row.
  ///
  /// The rows that have not arrived are transparent.
  var picture: (image: DrawingImage, isOpaque: Bool)? {
    guard readRows > 0, let pixels = gdk_pixbuf_loader_get_pixbuf(loader),
      let start = gdk_pixbuf_read_pixels(pixels)
    else { return nil }
    let (width, height) = (
      Int(gdk_pixbuf_get_width(pixels)), Int(gdk_pixbuf_get_height(pixels))
    )
    let stride = Int(gdk_pixbuf_get_rowstride(pixels))
    let channels = Int(gdk_pixbuf_get_n_channels(pixels))
    let hasAlpha = gdk_pixbuf_get_has_alpha(pixels) != 0
    var isOpaque = readRows >= height
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
      var target = 0
      for row in 0..<height {
        var source = row * stride
        for _ in 0..<width {
          let alpha = row >= readRows ? 0 : hasAlpha ? UInt32(start[source + 3]) : 255
          if alpha < 255 { isOpaque = false }
          // Blue, green, red, multiplied by alpha.
          for channel in [2, 1, 0] {
            buffer[target] = UInt8((UInt32(start[source + channel]) * alpha + 127) / 255)
            target += 1
          }
          buffer[target] = UInt8(alpha)
          target += 1
          source += channels
        }
      }
      count = target
    }
    return DrawingImage(width: width, height: height, pixels: bytes).map { ($0, isOpaque) }
  }

  /// The orientation that the file states, 1…8; nil without one.
  var orientation: Int? {
    guard let pixels = gdk_pixbuf_loader_get_pixbuf(loader),
      let text = gdk_pixbuf_get_option(pixels, "orientation")
    else { return nil }
    return Int(String(cString: text)).flatMap { (1...8).contains($0) ? $0 : nil }
  }

  // MARK: Internals

  private static func at(_ context: UnsafeMutableRawPointer) -> PixbufDecoder {
    Unmanaged<PixbufDecoder>.fromOpaque(context).takeUnretainedValue()
  }

  private func connect(_ signal: String, _ handler: GCallback?) {
    g_signal_connect_data(
      loader, signal, handler, Unmanaged.passUnretained(self).toOpaque(), nil,
      GConnectFlags(rawValue: 0))
  }

  private func prepare(_ width: Int, _ height: Int) {
    guard width > 0, height > 0, DrawingImage.isPossible(width: width, height: height) else {
      isDamaged = true
      // A loader stops at an empty size.
      return gdk_pixbuf_loader_set_size(loader, 0, 0)
    }
    size = (width, height)
  }

  private func update(_ rows: Int) { readRows = max(readRows, rows) }
}

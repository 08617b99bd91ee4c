import CTactusPixbuf
import TactusDocumentReading
import TactusReaderConfinement

/// A file with a picture, read by gdk-pixbuf and its loaders.
final class PictureContent: ReadDocument {
  private let bytes: MappedDocument
  private let pixels: OpaquePointer
  private let file: PictureFile

  init(_ bytes: MappedDocument) throws(Refusal) {
    self.bytes = bytes
    let decoding = Decoding(size: nil)
    let loaded = try decoding.decode(bytes)
    guard let upright = gdk_pixbuf_apply_embedded_orientation(loaded) else {
      throw .tooLarge("the memory of its reader")
    }
    pixels = upright
    let option = gdk_pixbuf_get_option(loaded, "orientation").map { String(cString: $0) }
    let isTurned = (option.flatMap { Int($0) } ?? 1) >= 5
    let (width, height) = decoding.natural
    file = PictureFile(
      width: isTurned ? height : width, height: isTurned ? width : height,
      format: decoding.format)
    g_object_unref(UnsafeMutableRawPointer(loaded))
  }

  func description() throws(Refusal) -> ReaderAnswer { .picture(file) }

  func picture(
    ofPage page: Int, turnedBy turn: Int, part: PageRectangle?, width: Int, height: Int
  ) throws(Refusal) -> ReadPicture {
    guard part == nil, turn == 0 else { throw .unreadable("a picture has no parts") }
    let scaled: OpaquePointer
    if file.format == "svg" {
      // Shapes are drawn again at the requested size.
      scaled = try Decoding(size: (width, height)).decode(bytes)
    } else {
      guard
        let new = gdk_pixbuf_scale_simple(
          pixels, Int32(width), Int32(height), GDK_INTERP_BILINEAR)
      else { throw .tooLarge("the memory of its reader") }
      scaled = new
    }
    defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
    guard Int(gdk_pixbuf_get_width(scaled)) == width,
      Int(gdk_pixbuf_get_height(scaled)) == height,
      let start = gdk_pixbuf_read_pixels(scaled)
    else { throw .unreadable("the picture cannot be drawn in this size") }
    let stride = Int(gdk_pixbuf_get_rowstride(scaled))
    let channels = Int(gdk_pixbuf_get_n_channels(scaled))
    let hasAlpha = gdk_pixbuf_get_has_alpha(scaled) != 0
    let result = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
      var target = 0
      for row in 0..<height {
        var source = row * stride
        for _ in 0..<width {
          let alpha = hasAlpha ? UInt32(start[source + 3]) : 255
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
    return ReadPicture(width: width, height: height, pixels: result)
  }

  /// One decoding of the file.
  private final class Decoding {
    /// The wanted size; nil for the natural one within the limits of a response.
    private let size: (width: Int, height: Int)?
    /// The size that the file states.
    private(set) var natural = (width: 0, height: 0)
    /// The name of the format.
    private(set) var format = ""
    private var isTooLarge = false

    init(size: (width: Int, height: Int)?) { self.size = size }

    func decode(_ bytes: MappedDocument) throws(Refusal) -> OpaquePointer {
      guard let loader = gdk_pixbuf_loader_new() else { throw .unreadable("there is no memory") }
      defer { g_object_unref(loader) }
      let prepared:
        @convention(c) (
          UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, UnsafeMutableRawPointer?
        ) -> Void = { loader, width, height, context in
          guard let context, let loader else { return }
          let decoding = Unmanaged<Decoding>.fromOpaque(context).takeUnretainedValue()
          decoding.prepare(loader, Int(width), Int(height))
        }
      g_signal_connect_data(
        loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
      let start = bytes.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      let isWritten = gdk_pixbuf_loader_write(loader, start, gsize(bytes.bytes.count), nil) != 0
      let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
      if isTooLarge { throw .tooLarge("100 million pixels") }
      // A file that ends early may show what it has.
      guard let pixels = gdk_pixbuf_loader_get_pixbuf(loader), isWritten || isClosed else {
        throw .unreadable("the file is not a picture, or is damaged")
      }
      if let found = gdk_pixbuf_loader_get_format(loader),
        let name = gdk_pixbuf_format_get_name(found)
      {
        format = String(String(cString: name).prefix(16))
        g_free(name)
      }
      if natural.width == 0 {
        natural = (Int(gdk_pixbuf_get_width(pixels)), Int(gdk_pixbuf_get_height(pixels)))
      }
      g_object_ref(UnsafeMutableRawPointer(pixels))
      return pixels
    }

    private func prepare(
      _ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ width: Int, _ height: Int
    ) {
      natural = (max(1, width), max(1, height))
      guard natural.width * natural.height <= ReaderLimits.filePixels else {
        isTooLarge = true
        // A loader stops at an empty size.
        return gdk_pixbuf_loader_set_size(loader, 0, 0)
      }
      if let size {
        return gdk_pixbuf_loader_set_size(loader, Int32(size.width), Int32(size.height))
      }
      let excess = max(
        Double(max(natural.width, natural.height)) / Double(ReaderLimits.pictureSide),
        (Double(natural.width * natural.height) / Double(ReaderLimits.picturePixels)).squareRoot())
      guard excess > 1 else { return }
      gdk_pixbuf_loader_set_size(
        loader, Int32(max(1, Double(natural.width) / excess)),
        Int32(max(1, Double(natural.height) / excess)))
    }
  }
}

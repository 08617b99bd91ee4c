import CTactusPangoCairo

extension DrawingSurface {
  /// Creates a surface from a PNG.
  ///
  /// - Throws: `SurfaceError.unreadable`, `size` or `cannotPaint`.
  public convenience init(png bytes: [UInt8]) throws(SurfaceError) {
    let size = try Self.size(ofPNG: bytes)
    guard DrawingImage.isPossible(width: size.width, height: size.height) else {
      throw .size(width: size.width, height: size.height)
    }
    let read = bytes.withUnsafeBytes { bytes in
      var source = ByteSource(rest: bytes[...])
      return withUnsafeMutablePointer(to: &source) {
        cairo_image_surface_create_from_png_stream(ByteSource.read, $0)
      }
    }
    let surface = try Self.checkedReading(read)
    if cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32 {
      self.init(owning: surface)
    } else {
      // Cairo reads a PNG without alpha as a surface without alpha; ours always have it.
      defer { cairo_surface_destroy(surface) }
      try self.init(width: size.width, height: size.height)
      let context = cairo_create(cairo)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
      cairo_destroy(context)
    }
  }

  /// Returns the pixels as a PNG; equal pixels yield equal bytes.
  ///
  /// - Throws: `SurfaceError.cannotPaint` if there is not enough memory.
  public func png() throws(SurfaceError) -> [UInt8] {
    let sink = ByteSink()
    let status = cairo_surface_write_to_png_stream(cairo, ByteSink.write, sink.pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cannotPaint(reason: String(cString: cairo_status_to_string(status)))
    }
    return sink.bytes
  }

  // MARK: Internals

  private static func checkedReading(
    _ surface: OpaquePointer?
  ) throws(SurfaceError) -> OpaquePointer {
    do throws(SurfaceError) {
      return try checked(surface)
    } catch {
      guard case .cannotPaint(let reason) = error else { throw error }
      throw .unreadable(reason: reason)
    }
  }

  /// Returns the size in a PNG's header, which is checked before memory is allocated.
  private static func size(
    ofPNG bytes: [UInt8]
  ) throws(SurfaceError) -> (width: Int, height: Int) {
    let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    guard bytes.count >= 24, bytes.starts(with: signature) else {
      throw .unreadable(reason: "the PNG signature is missing")
    }
    func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }
}

/// A stream of bytes that a C library reads.
private struct ByteSource {
  var rest: Slice<UnsafeRawBufferPointer>

  static let read: cairo_read_func_t = { closure, data, length in
    guard let source = closure?.assumingMemoryBound(to: ByteSource.self), let data,
      source.pointee.rest.count >= Int(length)
    else { return CAIRO_STATUS_READ_ERROR }
    let piece = source.pointee.rest.prefix(Int(length))
    UnsafeMutableRawBufferPointer(start: data, count: Int(length))
      .copyMemory(from: UnsafeRawBufferPointer(rebasing: piece))
    source.pointee.rest = source.pointee.rest.dropFirst(Int(length))
    return CAIRO_STATUS_SUCCESS
  }
}

/// A buffer of bytes that a C library writes.
private final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// The sink as a pointer for C; the sink has to outlive its use.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue().bytes
      .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}

/// An image buffer: a frame in memory (Players.PB1…).
///
/// - Thread: any; only one thread at a time may change the pixels.
public final class CVBuffer: _CoreFoundationObject, _CoreFoundationType, @unchecked Sendable {
  // The memory does not move; synchronizing its content is the caller's task, as documented.

  /// A plane of a buffer.
  struct Plane {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    /// The offset of the plane's first byte.
    let offset: Int
  }

  /// The format of the pixels.
  let type: OSType
  /// The number of pixels per row.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The planes; one for a packed format.
  let planes: [Plane]
  /// The memory.
  let bytes: UnsafeMutableRawBufferPointer
  /// Releases memory that the app owns; nil for the buffer's own.
  private let release: (() -> Void)?
  /// The attachments.
  package let attachments = CVAttachments()

  /// Creates a zeroed buffer; `nil` if memory does not suffice.
  init?(width: Int, height: Int, type: OSType, format: PixelFormat) {
    guard width <= Self.limit, height <= Self.limit else { return nil }
    var planes: [Plane] = []
    var end = 0
    for plane in format.planes {
      let columns = (width + plane.columns - 1) / plane.columns
      let rows = (height + plane.rows - 1) / plane.rows
      let row = columns * plane.bytes
      let aligned = (row + Self.alignment - 1) / Self.alignment * Self.alignment
      let (size, isTooLarge) = aligned.multipliedReportingOverflow(by: rows)
      guard !isTooLarge, size <= Self.limit - end else { return nil }
      planes.append(Plane(width: columns, height: rows, bytesPerRow: aligned, offset: end))
      end += size
    }
    (self.type, self.width, self.height, self.planes) = (type, width, height, planes)
    bytes = .allocate(byteCount: end, alignment: Self.alignment)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    release = nil
  }

  /// Creates a buffer from an app's memory.
  init(
    width: Int, height: Int, type: OSType, bytesPerRow: Int, base: UnsafeMutableRawPointer,
    release: @escaping () -> Void
  ) {
    (self.type, self.width, self.height) = (type, width, height)
    planes = [Plane(width: width, height: height, bytesPerRow: bytesPerRow, offset: 0)]
    bytes = UnsafeMutableRawBufferPointer(start: base, count: bytesPerRow * height)
    self.release = release
  }

  deinit {
    if let release { release() } else { bytes.deallocate() }
  }

  /// The alignment of rows in bytes.
  ///
  /// - Source: guess.
  private static let alignment = 64
  /// The maximum number of bytes of a buffer.
  private static let limit = 1 << 32
}

/// A frame.
public typealias CVImageBuffer = CVBuffer
/// A frame whose pixels are in main memory.
public typealias CVPixelBuffer = CVImageBuffer

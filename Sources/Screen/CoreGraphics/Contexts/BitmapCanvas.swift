import TactusDisplayList

/// A canvas that paints commands at once, and synchronizes them with memory in any format.
final class BitmapCanvas: ContextCanvas {
  let width, height, bytesPerRow: Int
  let format: PixelFormat
  let surface: DrawingSurface
  private let painter: DrawingPainter
  /// The synchronized memory, or `nil` until `data` is used.
  private var memory: UnsafeMutableRawPointer?
  private let ownsMemory: Bool

  init?(
    width: Int, height: Int, bytesPerRow: Int, format: PixelFormat,
    memory: UnsafeMutableRawPointer?, scale: Double = 1
  ) {
    guard let surface = try? DrawingSurface(width: width, height: height) else { return nil }
    (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    (self.format, self.surface) = (format, surface)
    self.memory = memory
    ownsMemory = memory == nil
    painter = DrawingPainter(on: surface, scale: scale)
    if format.alpha == .none { painter.execute(.paint(.color(.black))) }
    // The initial state stays below all others.
    painter.execute(.save)
    load()
  }

  deinit { if ownsMemory { memory?.deallocate() } }

  /// The pixels in the requested format.
  ///
  /// Once this has been read, the memory is synchronized before and after each command.
  var data: UnsafeMutableRawPointer {
    if let memory { return memory }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    self.memory = memory
    store()
    return memory
  }

  func execute(_ command: DrawingCommand) {
    guard memory != nil, command.mayPaint else { return painter.execute(command) }
    load()
    painter.execute(command)
    store()
  }

  func keepInitialState() {
    // does nothing: it is kept from the beginning
  }

  /// An image of the current content.
  var image: DrawingImage {
    load()
    return surface.image
  }

  // MARK: Internals

  private func load() {
    guard let memory else { return }
    surface.withRows { rows, stride in
      for row in 0..<height {
        format.load(
          memory + row * bytesPerRow,
          into: (rows + row * stride).assumingMemoryBound(to: UInt8.self), count: width)
      }
    }
  }

  private func store() {
    guard let memory else { return }
    surface.withRows { rows, stride in
      for row in 0..<height {
        format.store(
          UnsafePointer((rows + row * stride).assumingMemoryBound(to: UInt8.self)),
          into: memory + row * bytesPerRow, count: width)
      }
    }
  }
}

extension DrawingCommand {
  /// Whether the command may change pixels.
  var mayPaint: Bool {
    switch self {
    case .fill, .stroke, .paint, .image, .text, .backdrop, .endLayer: true
    default: false
    }
  }
}

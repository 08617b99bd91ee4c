import DisplayList

/// Paints the commands at once, and keeps memory in any format in step with what is painted.
final class BitmapCanvas: ContextCanvas {
  let width, height, bytesPerRow: Int
  let format: PixelFormat
  let surface: DrawingSurface
  private let painter: DrawingPainter
  /// The memory that is kept in step; `nil` until somebody asks for it.
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
    if format.alpha == .none { painter.perform(.paint(.color(.black))) }
    load()
  }

  deinit { if ownsMemory { memory?.deallocate() } }

  /// The pixels in the format that was asked for.
  ///
  /// Who has once seen this may write there, and sees everything that is painted later.
  var data: UnsafeMutableRawPointer {
    if let memory { return memory }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    self.memory = memory
    store()
    return memory
  }

  func perform(_ command: DrawingCommand) {
    guard memory != nil, command.mayPaint else { return painter.perform(command) }
    load()
    painter.perform(command)
    store()
  }

  /// The picture as it is now.
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
  /// Whether pixels may change.
  var mayPaint: Bool {
    switch self {
    case .fill, .stroke, .paint, .image, .text, .backdrop, .endLayer: true
    default: false
    }
  }
}

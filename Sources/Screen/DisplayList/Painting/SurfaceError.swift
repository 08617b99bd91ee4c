/// Why there are no pixels to paint on, or to read.
public enum SurfaceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// No surface has this size.
  case size(width: Int, height: Int)
  /// The bytes are no picture that can be read.
  case unreadable(reason: String)
  /// Cairo gave up, for lack of memory.
  case cannotPaint(reason: String)

  /// What went wrong, in one line.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be painted; a side has 1 to "
        + "\(DrawingImage.sideLimit) pixels, and all are at most \(DrawingImage.pixelLimit)"
    case .unreadable(let reason): "the picture cannot be read: \(reason)"
    case .cannotPaint(let reason): "the picture cannot be painted: \(reason)"
    }
  }
}

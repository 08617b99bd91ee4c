/// An error in creating or reading a surface.
public enum SurfaceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A size that no surface can have.
  case size(width: Int, height: Int)
  /// Bytes that are not a readable image.
  case unreadable(reason: String)
  /// A failure of Cairo, such as too little memory.
  case cannotPaint(reason: String)

  /// A one-line description of the error.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "a surface cannot have \(width) × \(height) pixels; width and height are limited to 1…"
        + "\(DrawingImage.sideLimit), and the number of pixels to \(DrawingImage.pixelLimit)"
    case .unreadable(let reason): "the image cannot be read: \(reason)"
    case .cannotPaint(let reason): "the surface cannot be painted: \(reason)"
    }
  }
}

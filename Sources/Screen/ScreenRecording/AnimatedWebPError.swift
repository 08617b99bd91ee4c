/// An error in recording or encoding an animation.
public enum AnimatedWebPError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A picture whose size differs from the animation's.
  case sizeMismatch(width: Int, height: Int)
  /// A size that no animation can have.
  case unsupportedSize(width: Int, height: Int)
  /// A failure of the encoder.
  case cannotEncode(reason: String)

  /// A one-line description of the error.
  public var description: String {
    switch self {
    case .sizeMismatch(let width, let height):
      "the picture has \(width) × \(height) pixels, which is not the size of the animation"
    case .unsupportedSize(let width, let height):
      "an animation cannot have \(width) × \(height) pixels; width and height are limited to "
        + "1…\(AnimatedWebPEncoder.sideLimit)"
    case .cannotEncode(let reason): "the animation cannot be encoded: \(reason)"
    }
  }
}

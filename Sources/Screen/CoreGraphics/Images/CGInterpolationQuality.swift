import TactusDisplayList

/// The quality of the filter for scaled images.
public enum CGInterpolationQuality: Int32, Sendable, Hashable {
  /// The context's default, a filter over all pixels that fall into one.
  case `default`
  /// The nearest pixel of the image.
  case none
  /// Linear interpolation.
  case low
  /// A filter over all pixels that fall into one.
  case high
  /// A filter over all pixels that fall into one.
  case medium

  var drawing: ImageDrawing.Sampling {
    switch self {
    case .none: .nearest
    case .low: .linear
    case .default, .high, .medium: .smooth
    }
  }
}

import DisplayList

/// How pictures are made larger and smaller.
public enum CGInterpolationQuality: Int32, Sendable, Hashable {
  /// As the context thinks best.
  case `default`
  /// Each pixel is the nearest of the picture.
  case none
  /// Quickly.
  case low
  /// Well.
  case high
  /// In between.
  case medium

  var drawing: ImageDrawing.Sampling {
    switch self {
    case .none: .nearest
    case .low: .linear
    case .default, .high, .medium: .smooth
    }
  }
}

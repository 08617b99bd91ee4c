/// The rate at which an action runs in the course of its duration.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum SCNActionTimingMode: Int, Sendable {
  /// The same rate always.
  case linear = 0
  /// Slow at first.
  case easeIn = 1
  /// Slow at last.
  case easeOut = 2
  /// Slow at first and at last.
  case easeInEaseOut = 3

  /// Returns the part of the animation that is done after a part of the duration.
  ///
  /// - Source: quadratic curves. Confidence: guess.
  func eased(_ part: CGFloat) -> CGFloat {
    switch self {
    case .linear: part
    case .easeIn: part * part
    case .easeOut: part * (2 - part)
    case .easeInEaseOut: part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part)
    }
  }
}

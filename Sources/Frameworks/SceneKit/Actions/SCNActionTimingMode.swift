/// The easing curves of an action.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum SCNActionTimingMode: Int, Sendable {
  /// Constant speed.
  case linear = 0
  /// Starts slowly.
  case easeIn = 1
  /// Ends slowly.
  case easeOut = 2
  /// Starts and ends slowly.
  case easeInEaseOut = 3

  /// Returns the eased part for an elapsed part of the duration, 0…1.
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

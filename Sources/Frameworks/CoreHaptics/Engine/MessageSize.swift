import TactusHapticPatterns
import TactusHapticPlayback
import TactusPhoneLink

// A phone disconnects an app whose message is too large, so the size is checked before sending.

extension AppMessage {
  /// Returns whether the phone accepts a message with a pattern, whichever process it runs in
  /// (CoreHaptics.PB2).
  ///
  /// - Complexity: O(*n*) in the pattern's elements; only a large pattern is actually encoded.
  func isWithinLimits(elements: Int) -> Bool {
    guard elements <= LinkLimits.patternElements else { return false }
    // Fewer elements never exceed the limit: an element takes some hundred bytes, a path up to
    // 4,096.
    guard elements > 200 else { return true }
    return (try? WireEncoder.frame(self)) != nil
  }
}

extension PlayerCommand.Action {
  /// The number of sent parameters, or of points of a scheduled curve.
  var elementCount: Int {
    switch self {
    case .send(let parameters): parameters.count
    case .schedule(let curve): curve.points.count
    default: 0
    }
  }
}

extension HapticPattern {
  /// The number of events, their parameters, parameters and curve points.
  var elementCount: Int {
    events.reduce(parameters.count) { $0 + 1 + $1.parameters.count }
      + curves.reduce(0) { $0 + 1 + $1.points.count }
  }
}

import HapticPatterns
import HapticPerformance
import PhoneLink

// A phone hangs up on an app that says more at once than it takes, so that is found out before.

extension AppMessage {
  /// Whether a phone takes a message with a pattern, wherever the phone is (PB2).
  ///
  /// - Complexity: O(*n*) in the pattern's elements; only a large pattern is written as it would go
  ///   over a socket.
  func isBearable(elements: Int) -> Bool {
    guard elements <= LinkLimits.patternElements else { return false }
    // Fewer cannot fill a message: an element takes some hundred bytes, and a path up to 4,096.
    guard elements > 200 else { return true }
    return (try? WireEncoder.frame(self)) != nil
  }
}

extension PlayerCommand.Action {
  /// Parameters that are sent, or points of a curve that is scheduled.
  var elementCount: Int {
    switch self {
    case .send(let parameters): parameters.count
    case .schedule(let curve): curve.points.count
    default: 0
    }
  }
}

extension HapticPattern {
  /// Events, their parameters, parameters and points of curves.
  var elementCount: Int {
    events.reduce(parameters.count) { $0 + 1 + $1.parameters.count }
      + curves.reduce(0) { $0 + 1 + $1.points.count }
  }
}

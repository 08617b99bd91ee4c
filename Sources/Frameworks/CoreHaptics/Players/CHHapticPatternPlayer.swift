import Foundation

/// Plays one pattern, as often as it is told to.
///
/// Times are seconds of `CHHapticEngine.currentTime`; `CHHapticTimeImmediate`, and every time that
/// has passed, means at once.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
  /// Whether it plays in silence.
  var isMuted: Bool { get set }

  /// Plays the pattern from its start.
  func start(atTime time: TimeInterval) throws
  /// Ends playing.
  func stop(atTime time: TimeInterval) throws
  /// Changes controls of what plays; the parameters' times count from the time given.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Changes a control gradually, from the time given; the curve's own time is ignored.
  func scheduleParameterCurve(
    _ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  /// Ends playing at once, and forgets what was to come.
  func cancel() throws
}

/// The time that means at once.
public let CHHapticTimeImmediate: TimeInterval = 0

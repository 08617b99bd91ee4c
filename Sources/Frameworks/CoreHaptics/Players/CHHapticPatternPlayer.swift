import Foundation

/// A player of one pattern.
///
/// Times are seconds of `CHHapticEngine.currentTime`; `CHHapticTimeImmediate`, and every time that
/// has passed, means at once. A negative one is an error.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
  /// Whether the player is muted.
  var isMuted: Bool { get set }

  /// Plays the pattern from its start.
  func start(atTime time: TimeInterval) throws
  /// Stops playback.
  func stop(atTime time: TimeInterval) throws
  /// Sends dynamic parameters; their times are relative to the given time.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Schedules a parameter curve from the given time; the curve's own time is ignored.
  func scheduleParameterCurve(
    _ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  /// Stops playback at once, and cancels scheduled actions.
  func cancel() throws
}

/// A time that means at once.
public let CHHapticTimeImmediate: TimeInterval = 0

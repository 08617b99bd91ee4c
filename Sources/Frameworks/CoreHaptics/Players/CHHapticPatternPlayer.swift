import Foundation

/// A player of one pattern.
///
/// Times are seconds of `CHHapticEngine.currentTime`; `CHHapticTimeImmediate`, and any time in the
/// past, mean immediately. A negative time is an error.
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
  /// Stops playback immediately, and cancels scheduled actions.
  func cancel() throws
}

/// A time that stands for immediately.
public let CHHapticTimeImmediate: TimeInterval = 0

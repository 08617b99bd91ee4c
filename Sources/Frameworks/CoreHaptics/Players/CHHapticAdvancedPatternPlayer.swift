import Foundation

/// Plays one pattern, and can pause, seek, loop and change its rate.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether it begins again when it comes to `loopEnd`.
  var loopEnabled: Bool { get set }
  /// Where a pass of the loop ends, in seconds of the pattern; 0 is the end of its last event.
  var loopEnd: TimeInterval { get set }
  /// How many times as fast as written it plays; more than 0.
  var playbackRate: Float { get set }
  /// Is told each time it is over; an error says why it did not come to its own end.
  @preconcurrency var completionHandler: CHHapticAdvancedPatternPlayerCompletionHandler {
    get set
  }

  /// Holds it where it is.
  func pause(atTime time: TimeInterval) throws
  /// Goes on from where it was held.
  func resume(atTime time: TimeInterval) throws
  /// Goes on from an offset in seconds of the pattern, at once.
  func seek(toOffset offsetTime: TimeInterval) throws
}

/// Is told that a player is over; it runs where the engine's handlers run.
public typealias CHHapticAdvancedPatternPlayerCompletionHandler =
  @Sendable ((any Error)?) -> Void

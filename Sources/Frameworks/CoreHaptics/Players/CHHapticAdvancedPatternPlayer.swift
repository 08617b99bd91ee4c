import Foundation

/// A player of one pattern that can pause, seek, loop and change its rate.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether playback restarts at `loopEnd`.
  var loopEnabled: Bool { get set }
  /// The end of a pass of the loop, in seconds of the pattern; 0 is the end of its last event.
  var loopEnd: TimeInterval { get set }
  /// The factor of the playback speed; more than 0.
  var playbackRate: Float { get set }
  /// The handler of each end of playback, with an error if it ended early.
  @preconcurrency var completionHandler: @Sendable ((any Error)?) -> Void { get set }

  /// Pauses playback.
  func pause(atTime time: TimeInterval) throws
  /// Resumes playback from where it was paused.
  func resume(atTime time: TimeInterval) throws
  /// Continues playback from an offset in seconds of the pattern, at once.
  func seek(toOffset offsetTime: TimeInterval) throws
}

/// A handler of the end of playback; it runs on the queue of the engine's handlers.
public typealias CHHapticAdvancedPatternPlayerCompletionHandler =
  ((any Error)?) -> Void

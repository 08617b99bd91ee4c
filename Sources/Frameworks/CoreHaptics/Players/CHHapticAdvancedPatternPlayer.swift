import Foundation

/// A player of one pattern that can pause, seek, loop and change its rate.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether playback restarts at `loopEnd`.
  var loopEnabled: Bool { get set }
  /// The end of the loop, in seconds of the pattern; 0 stands for the end of its last event.
  var loopEnd: TimeInterval { get set }
  /// The factor of the playback speed; more than 0.
  var playbackRate: Float { get set }
  /// The handler called at each end of playback, with an error if it ended early.
  @preconcurrency var completionHandler: @Sendable ((any Error)?) -> Void { get set }

  /// Pauses playback.
  func pause(atTime time: TimeInterval) throws
  /// Resumes playback from where it was paused.
  func resume(atTime time: TimeInterval) throws
  /// Continues playback immediately from an offset in seconds of the pattern.
  func seek(toOffset offsetTime: TimeInterval) throws
}

/// A completion handler of playback, called on the queue of the engine's handlers.
public typealias CHHapticAdvancedPatternPlayerCompletionHandler =
  ((any Error)?) -> Void

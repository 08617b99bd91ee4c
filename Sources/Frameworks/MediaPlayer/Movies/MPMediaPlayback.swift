/// Something that plays media.
@MainActor
public protocol MPMediaPlayback {
  /// Prepares playback.
  func prepareToPlay()
  /// Whether playback is prepared.
  var isPreparedToPlay: Bool { get }
  /// Plays.
  func play()
  /// Pauses.
  func pause()
  /// Stops playback.
  func stop()
  /// The time in seconds.
  var currentPlaybackTime: TimeInterval { get set }
  /// The speed; 0 while paused.
  var currentPlaybackRate: Float { get set }
  /// Plays fast forwards.
  func beginSeekingForward()
  /// Plays backwards.
  func beginSeekingBackward()
  /// Stops seeking.
  func endSeeking()
}

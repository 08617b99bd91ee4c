/// The state of playback that an app reports to the phone.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// The state is unknown.
  case unknown = 0
  /// The app plays.
  case playing = 1
  /// The app is paused.
  case paused = 2
  /// The app is stopped.
  case stopped = 3
  /// The app is interrupted.
  case interrupted = 4
}

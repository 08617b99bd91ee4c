/// Constants that indicate whether a page plays films or sounds.
public enum WKMediaPlaybackState: Int, Sendable {
  /// There is nothing to play.
  case none
  /// A page plays.
  case playing
  /// The media of the page are paused.
  case paused
  /// The app suspended what a page plays.
  case suspended
}

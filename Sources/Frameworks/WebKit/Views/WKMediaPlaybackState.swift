/// The states of a page's audio and video.
public enum WKMediaPlaybackState: Int, Sendable {
  /// No media.
  case none
  /// Playing.
  case playing
  /// Paused by the page or the user.
  case paused
  /// Suspended by the app.
  case suspended
}

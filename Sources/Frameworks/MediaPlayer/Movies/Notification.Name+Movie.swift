extension NSNotification.Name {
  /// The movie can be played.
  public static let MPMediaPlaybackIsPreparedToPlayDidChange = Notification.Name(
    "MPMediaPlaybackIsPreparedToPlayDidChangeNotification")
  /// The movie has ended; the reason is in the user info.
  public static let MPMoviePlayerPlaybackDidFinish = Notification.Name(
    "MPMoviePlayerPlaybackDidFinishNotification")
  /// AirPlay playback has started or ended.
  public static let MPMoviePlayerIsAirPlayVideoActiveDidChange = Notification.Name(
    "MPMoviePlayerIsAirPlayVideoActiveDidChangeNotification")
  /// The state of playback has changed.
  public static let MPMoviePlayerPlaybackStateDidChange = Notification.Name(
    "MPMoviePlayerPlaybackStateDidChangeNotification")
  /// The state of the data has changed.
  public static let MPMoviePlayerLoadStateDidChange = Notification.Name(
    "MPMoviePlayerLoadStateDidChangeNotification")
  /// Another movie plays.
  public static let MPMoviePlayerNowPlayingMovieDidChange = Notification.Name(
    "MPMoviePlayerNowPlayingMovieDidChangeNotification")
  /// The duration is known.
  public static let MPMovieDurationAvailable = Notification.Name(
    "MPMovieDurationAvailableNotification")
  /// The natural size of the video is known.
  public static let MPMovieNaturalSizeAvailable = Notification.Name(
    "MPMovieNaturalSizeAvailableNotification")
  /// The media types are known.
  public static let MPMovieMediaTypesAvailable = Notification.Name(
    "MPMovieMediaTypesAvailableNotification")
}

/// The key of the reason in `MPMoviePlayerPlaybackDidFinish`: the raw value of an
/// `MPMovieFinishReason`.
public let MPMoviePlayerPlaybackDidFinishReasonUserInfoKey =
  "MPMoviePlayerPlaybackDidFinishReasonUserInfoKey"

extension NSNotification.Name {
  /// The movie can be played.
  public static let MPMediaPlaybackIsPreparedToPlayDidChange = Notification.Name(
    "MPMediaPlaybackIsPreparedToPlayDidChangeNotification")
  /// The movie has ended; the reason is in the user info.
  public static let MPMoviePlayerPlaybackDidFinish = Notification.Name(
    "MPMoviePlayerPlaybackDidFinishNotification")
  /// An AirPlay device has begun or ended to show the movie.
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
  /// The size of the pictures is known.
  public static let MPMovieNaturalSizeAvailable = Notification.Name(
    "MPMovieNaturalSizeAvailableNotification")
  /// The kinds of media are known.
  public static let MPMovieMediaTypesAvailable = Notification.Name(
    "MPMovieMediaTypesAvailableNotification")
}

/// The key of the reason of `MPMoviePlayerPlaybackDidFinish`: the number of an
/// `MPMovieFinishReason`.
public let MPMoviePlayerPlaybackDidFinishReasonUserInfoKey =
  "MPMoviePlayerPlaybackDidFinishReasonUserInfoKey"

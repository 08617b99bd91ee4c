/// The states of a player of music.
public enum MPMusicPlaybackState: Int, Sendable {
  /// Nothing plays, and the queue begins anew.
  case stopped = 0
  /// The player plays.
  case playing = 1
  /// The player is paused.
  case paused = 2
  /// The session was interrupted.
  case interrupted = 3
  /// The player plays fast forwards.
  case seekingForward = 4
  /// The player plays backwards.
  case seekingBackward = 5
}

/// The repetitions of a player of music.
public enum MPMusicRepeatMode: Int, Sendable {
  /// The user's choice: none.
  case `default` = 0
  /// The queue is played once.
  case none = 1
  /// The item is repeated.
  case one = 2
  /// The queue is repeated.
  case all = 3
}

/// The orders of a player of music.
public enum MPMusicShuffleMode: Int, Sendable {
  /// The user's choice: off.
  case `default` = 0
  /// The order of the queue.
  case off = 1
  /// The items in another order.
  case songs = 2
  /// The albums in another order.
  case albums = 3
}

extension NSNotification.Name {
  /// The state of a player of music has changed.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  /// The item of a player of music has changed.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// The queue of a player of music has changed.
  public static let MPMusicPlayerControllerQueueDidChange = Notification.Name(
    "MPMusicPlayerControllerQueueDidChangeNotification")
  /// The media library has changed; never posted, since it is read once.
  public static let MPMediaLibraryDidChange = Notification.Name(
    "MPMediaLibraryDidChangeNotification")
}

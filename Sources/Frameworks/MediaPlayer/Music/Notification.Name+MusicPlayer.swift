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
  /// The volume of a music player has changed; never posted, since the volume is the phone's.
  public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
  /// The media library has changed; never posted, since it is read once.
  public static let MPMediaLibraryDidChange = Notification.Name(
    "MPMediaLibraryDidChangeNotification")
}

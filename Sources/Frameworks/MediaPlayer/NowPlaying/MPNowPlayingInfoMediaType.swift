/// The type of the item that is now playing.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  /// The type is not set.
  case none = 0
  /// Sound.
  case audio = 1
  /// Video.
  case video = 2
}

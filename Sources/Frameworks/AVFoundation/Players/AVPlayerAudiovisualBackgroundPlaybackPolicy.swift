/// A way to treat a film whose app is in the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  /// A film whose pictures are shown pauses.
  case automatic = 1
  /// A film whose pictures are shown pauses.
  case pauses = 2
  /// The sound continues if the app may play sound in the background.
  case continuesIfPossible = 3
}

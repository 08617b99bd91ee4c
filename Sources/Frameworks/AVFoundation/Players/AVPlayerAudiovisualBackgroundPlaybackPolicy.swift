/// The policies for a movie while its app is in the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  /// A movie with visible video pauses.
  case automatic = 1
  /// A movie with visible video pauses.
  case pauses = 2
  /// The sound continues if the app may play sound in the background.
  case continuesIfPossible = 3
}

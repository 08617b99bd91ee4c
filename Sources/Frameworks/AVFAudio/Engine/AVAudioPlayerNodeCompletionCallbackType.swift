/// The event after which a player node calls a completion handler.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  /// The player has read the segment.
  case dataConsumed = 0
  /// The engine has rendered the segment.
  case dataRendered = 1
  /// The segment has been heard.
  case dataPlayedBack = 2
}

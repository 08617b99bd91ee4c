/// A command of the remote control of media; the raw value is the word on the wire and in scripts.
public enum RemoteCommand: String, Sendable, CaseIterable {
  /// Begin or continue to play.
  case play
  /// Pause.
  case pause
  /// Stop.
  case stop
  /// Play if paused, otherwise pause.
  case togglePlayPause = "toggle-play-pause"
  /// Play the next track.
  case nextTrack = "next-track"
  /// Play the previous track.
  case previousTrack = "previous-track"
  /// Skip forward; the value is the interval in seconds, above 0.
  case skipForward = "skip-forward"
  /// Skip backward; the value is the interval in seconds, above 0.
  case skipBackward = "skip-backward"
  /// Begin or end seeking forward; the value is 1 at the beginning and 0 at the end.
  case seekForward = "seek-forward"
  /// Begin or end seeking backward; the value is 1 at the beginning and 0 at the end.
  case seekBackward = "seek-backward"
  /// Continue at a position; the value is the position in seconds, 0 or more.
  case changePosition = "position"
  /// Change the rate; the value is the rate, not 0.
  case changeRate = "rate"
  /// Change the repeat mode; the value is 0 for off, 1 for one item, 2 for all.
  case changeRepeatMode = "repeat"
  /// Change the shuffle mode; the value is 0 for off, 1 for items, 2 for collections.
  case changeShuffleMode = "shuffle"
  /// Rate the item; the value is the rating.
  case rating
  /// Like the item; the value is 1 if the like is withdrawn, otherwise 0.
  case like
  /// Dislike the item; the value is 1 if the dislike is withdrawn, otherwise 0.
  case dislike
  /// Bookmark the item; the value is 1 if the bookmark is removed, otherwise 0.
  case bookmark
  /// Enable a language option; the value is its number in the app's information.
  case enableLanguageOption = "enable-language"
  /// Disable a language option; the value is its number in the app's information.
  case disableLanguageOption = "disable-language"

  /// Whether the command has a value.
  public var hasValue: Bool {
    switch self {
    case .play, .pause, .stop, .togglePlayPause, .nextTrack, .previousTrack: false
    case .skipForward, .skipBackward, .seekForward, .seekBackward, .changePosition, .changeRate,
      .changeRepeatMode, .changeShuffleMode, .rating, .like, .dislike, .bookmark,
      .enableLanguageOption, .disableLanguageOption:
      true
    }
  }
}

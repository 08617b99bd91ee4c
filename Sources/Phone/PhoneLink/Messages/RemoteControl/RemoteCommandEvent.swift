/// A command that the remote control sends to the app that is now playing.
public struct RemoteCommandEvent: Sendable, Equatable {
  /// The command.
  public var command: RemoteCommand
  /// The value, whose meaning `RemoteCommand` defines; 0 for commands without one.
  public var value: Double

  /// Creates an event.
  public init(_ command: RemoteCommand, _ value: Double = 0) {
    (self.command, self.value) = (command, value)
  }

  /// Whether the value is valid for the command.
  public var isValid: Bool {
    guard value.isFinite else { return false }
    return switch command {
    case .skipForward, .skipBackward: value > 0
    case .seekForward, .seekBackward, .like, .dislike, .bookmark: value == 0 || value == 1
    case .changePosition: value >= 0
    case .changeRate: value != 0
    case .changeRepeatMode, .changeShuffleMode: [0, 1, 2].contains(value)
    case .rating: true
    case .play, .pause, .stop, .togglePlayPause, .nextTrack, .previousTrack: value == 0
    case .enableLanguageOption, .disableLanguageOption: Int(exactly: value).map { $0 >= 0 } ?? false
    }
  }
}

/// A command that an app accepts, with its settings.
///
/// Apps report only commands that are enabled and have a handler.
public struct RemoteCommandSettings: Sendable, Equatable {
  /// The command.
  public var command: RemoteCommand
  /// The preferred intervals of skip commands in seconds, or the supported playback rates;
  /// otherwise empty.
  public var numbers: [Double]
  /// The minimum rating.
  public var minimumRating: Double
  /// The maximum rating.
  public var maximumRating: Double
  /// The current repeat or shuffle mode, or 1 for feedback that the user has given.
  public var state: Double
  /// The title of a feedback command; empty for the command's own.
  public var title: String

  /// Creates settings; the defaults are those of a command that the app has not configured.
  public init(
    _ command: RemoteCommand, numbers: [Double] = [], minimumRating: Double = 0,
    maximumRating: Double = 1, state: Double = 0, title: String = ""
  ) {
    self.command = command
    self.numbers = numbers
    self.minimumRating = minimumRating
    self.maximumRating = maximumRating
    self.state = state
    self.title = title
  }

  /// The settings with valid values: numbers are finite, intervals are positive, and rates are not
  /// 0.
  public var sanitized: RemoteCommandSettings {
    var settings = self
    settings.numbers = numbers.filter { number in
      switch command {
      case .skipForward, .skipBackward: number.isFinite && number > 0
      case .changeRate: number.isFinite && number != 0
      default: false
      }
    }
    settings.numbers = Array(settings.numbers.prefix(LinkLimits.remoteCommandNumbers))
    if !(minimumRating.isFinite && maximumRating.isFinite && minimumRating <= maximumRating) {
      (settings.minimumRating, settings.maximumRating) = (0, 1)
    }
    if !state.isFinite { settings.state = 0 }
    settings.title = NowPlayingInfo.sanitized(title)
    return settings
  }

  /// The interval in seconds by which controls skip: the first preferred one, or ten
  /// (RemoteControl.LS3).
  public var skipInterval: Double { numbers.first ?? 10 }

  /// Returns whether the command accepts a value: a rating in its range, any other valid value.
  public func accepts(_ event: RemoteCommandEvent) -> Bool {
    guard event.command == command, event.isValid else { return false }
    return switch command {
    case .rating: (minimumRating...max(minimumRating, maximumRating)).contains(event.value)
    case .changeRate: numbers.isEmpty || numbers.contains(event.value)
    default: true
    }
  }
}

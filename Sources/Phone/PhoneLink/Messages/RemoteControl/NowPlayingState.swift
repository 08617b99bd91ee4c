import TactusPhoneTypes

/// The item that the now playing app plays, and the commands that the app accepts, for controls.
public struct NowPlayingState: Sendable, Equatable {
  /// The name of the app.
  public var app: String
  /// The information of the app about the item; its elapsed time is that at `time`.
  public var info: NowPlayingInfo
  /// The artwork as a PNG in Base64; empty for none.
  public var artwork: String
  /// The accepted commands, in the order of `RemoteCommand`.
  public var commands: [RemoteCommandSettings]
  /// Whether the app sounds.
  public var isPlaying: Bool
  /// The instant of the elapsed time.
  public var time: PhoneInstant

  /// Creates a state.
  public init(
    app: String, info: NowPlayingInfo = NowPlayingInfo(), artwork: String = "",
    commands: [RemoteCommandSettings] = [], isPlaying: Bool = false, time: PhoneInstant = .boot
  ) {
    self.app = app
    self.info = info
    self.artwork = artwork
    self.commands = commands
    self.isPlaying = isPlaying
    self.time = time
  }

  /// Returns the elapsed time of the item at an instant, in seconds (RemoteControl.NP4).
  public func elapsed(at instant: PhoneInstant) -> Double {
    guard isPlaying else { return info.elapsed }
    let passed = Double(instant.nanoseconds - time.nanoseconds) / 1e9
    let elapsed = max(info.elapsed + max(passed, 0) * info.rate, 0)
    return info.duration.map { min(elapsed, $0) } ?? elapsed
  }

  /// Returns the settings of an accepted command; `nil` if the app does not accept the command.
  public func settings(of command: RemoteCommand) -> RemoteCommandSettings? {
    commands.first { $0.command == command }
  }

  /// The command of a button that plays or pauses; `nil` if the app accepts none
  /// (RemoteControl.LS3).
  public var playCommand: RemoteCommand? {
    [isPlaying ? .pause : .play, .togglePlayPause].first { settings(of: $0) != nil }
  }
}

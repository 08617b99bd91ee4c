internal import TactusCrashReports

/// A voice channel of a match; always without players (Games.GK6).
open class GKVoiceChat: NSObject, @unchecked Sendable {
  /// The states of a player in a channel.
  public enum PlayerState: Int, Sendable {
    /// Connected.
    case connected = 0
    /// Disconnected.
    case disconnected = 1
    /// Speaking.
    case speaking = 2
    /// Silent.
    case silent = 3
    /// Connecting.
    case connecting = 4
  }

  /// Creates a channel without players.
  public override init() { super.init() }

  /// Returns false: no channel has players.
  open class func isVoIPAllowed() -> Bool { false }

  /// The name of the channel: empty.
  open var name: String { "" }
  /// The players in the channel: always empty.
  open var players: [GKPlayer] { [] }
  /// Whether the microphone is active; stored.
  open var isActive = false
  /// The volume, 0…1; stored.
  open var volume: Float = 1
  /// The closure for changes of state; never called.
  open var playerVoiceChatStateDidChangeHandler: @Sendable (GKPlayer, PlayerState) -> Void = {
    _, _ in
  }

  /// Warns once that the channel has no other players.
  open func start() {
    RuntimeWarning.once(
      "GKVoiceChat.start: the phone has no Game Center, so nobody is heard", namesPlace: true)
  }

  /// Does nothing: the channel was not joined.
  open func stop() {}

  /// Does nothing: no player is in the channel.
  open func setPlayer(_ player: GKPlayer, muted isMuted: Bool) {}
}

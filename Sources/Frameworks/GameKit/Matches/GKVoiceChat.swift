internal import TactusCrashReports

/// A channel of speech between the players of a match, of whom there are none here (Games.GK6).
open class GKVoiceChat: NSObject, @unchecked Sendable {
  /// The state of a player in a channel.
  public enum PlayerState: Int, Sendable {
    /// The player is in the channel.
    case connected = 0
    /// The player has left.
    case disconnected = 1
    /// The player speaks.
    case speaking = 2
    /// The player no longer speaks.
    case silent = 3
    /// The player comes.
    case connecting = 4
  }

  /// Creates a channel without players.
  public override init() { super.init() }

  /// Returns whether the device can send speech; false, as there is nobody to send it to.
  open class func isVoIPAllowed() -> Bool { false }

  /// The name of the channel; empty.
  open var name: String { "" }
  /// The players in the channel; empty.
  open var players: [GKPlayer] { [] }
  /// Whether the microphone is heard in the channel; stored.
  open var isActive = false
  /// The volume of the players, from 0 to 1; stored.
  open var volume: Float = 1
  /// A closure for the states of the players; never called.
  open var playerVoiceChatStateDidChangeHandler: @Sendable (GKPlayer, PlayerState) -> Void = {
    _, _ in
  }

  /// Joins the channel, which does nothing but say once that nobody is there.
  open func start() {
    RuntimeWarning.once(
      "GKVoiceChat.start: the phone has no Game Center, so nobody is heard", namesPlace: true)
  }

  /// Leaves the channel; does nothing, as it was not joined.
  open func stop() {}

  /// Silences a player; does nothing, as nobody is heard.
  open func setPlayer(_ player: GKPlayer, muted isMuted: Bool) {}
}

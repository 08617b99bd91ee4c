/// The connection of a player to a match.
public enum GKPlayerConnectionState: Int, Sendable {
  /// The state is not known.
  case unknown = 0
  /// The player is connected.
  case connected = 1
  /// The player is no longer connected.
  case disconnected = 2
}

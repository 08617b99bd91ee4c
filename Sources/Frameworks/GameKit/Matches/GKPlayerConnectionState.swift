/// The connection states of a player in a match.
public enum GKPlayerConnectionState: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Connected.
  case connected = 1
  /// Disconnected.
  case disconnected = 2
}

/// The kind of a match, which limits the number of its players.
public enum GKMatchType: UInt, Sendable {
  /// The phones of the players send data to each other.
  case peerToPeer = 0
  /// A server of the developer sends the data.
  case hosted = 1
  /// The players take turns.
  case turnBased = 2
}

/// The types of matches, which limit the number of players.
public enum GKMatchType: UInt, Sendable {
  /// Data go from player to player.
  case peerToPeer = 0
  /// Data go over the developer's server.
  case hosted = 1
  /// Players take turns.
  case turnBased = 2
}

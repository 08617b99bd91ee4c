/// The ways of finding players.
public enum GKMatchmakingMode: Int, Sendable {
  /// Invitations, nearby players and automatch.
  case `default` = 0
  /// Nearby players only.
  case nearbyOnly = 1
  /// Automatch only.
  case automatchOnly = 2
  /// Invitations only.
  case inviteOnly = 3
}

/// The way in which a page finds players.
public enum GKMatchmakingMode: Int, Sendable {
  /// Invitations, players nearby and players that the service chooses.
  case `default` = 0
  /// Players nearby only.
  case nearbyOnly = 1
  /// Players that the service chooses only.
  case automatchOnly = 2
  /// Invitations only.
  case inviteOnly = 3
}

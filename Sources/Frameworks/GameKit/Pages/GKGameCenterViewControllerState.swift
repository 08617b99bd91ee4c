/// The parts of Game Center.
public enum GKGameCenterViewControllerState: Int, Sendable {
  /// The default part.
  case `default` = -1
  /// Leaderboards.
  case leaderboards = 0
  /// Achievements.
  case achievements = 1
  /// Challenges.
  case challenges = 2
  /// The player's profile.
  case localPlayerProfile = 3
  /// The dashboard.
  case dashboard = 4
  /// Friends.
  case localPlayerFriendsList = 5
}

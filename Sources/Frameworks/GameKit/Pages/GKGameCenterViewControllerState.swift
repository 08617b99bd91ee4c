/// The part of the service for games that a page shows.
public enum GKGameCenterViewControllerState: Int, Sendable {
  /// The page's own choice.
  case `default` = -1
  /// The lists of scores.
  case leaderboards = 0
  /// The achievements.
  case achievements = 1
  /// The challenges.
  case challenges = 2
  /// The player.
  case localPlayerProfile = 3
  /// The start.
  case dashboard = 4
  /// The friends.
  case localPlayerFriendsList = 5
}

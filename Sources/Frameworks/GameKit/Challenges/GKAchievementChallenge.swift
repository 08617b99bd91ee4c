/// A challenge to achieve something.
open class GKAchievementChallenge: GKChallenge, @unchecked Sendable {
  /// The achievement; `nil`.
  open var achievement: GKAchievement? { nil }
}

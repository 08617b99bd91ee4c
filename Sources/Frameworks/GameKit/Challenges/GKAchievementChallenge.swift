/// A challenge to complete an achievement.
open class GKAchievementChallenge: GKChallenge, @unchecked Sendable {
  /// The achievement: nil.
  open var achievement: GKAchievement? { nil }
}

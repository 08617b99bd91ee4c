import GameKit
import Testing

/// Step ObjectiveC.WC11: a score that an app makes without arguments.
@Suite struct MadeScoreTests {
  @Test("ObjectiveC.WC11. A score has no leaderboard and no points")
  func score() {
    let score = GKScore()
    #expect(score.leaderboardIdentifier.isEmpty && score.value == 0 && score.context == 0)
    score.leaderboardIdentifier = "timers"
    #expect(score.leaderboardIdentifier == "timers")
  }
}

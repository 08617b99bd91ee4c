import GameKit
import Testing

/// Steps Games.GK1–GK3.
@MainActor
@Suite struct GameTests {
  private final class Listener: NSObject, GKGameCenterControllerDelegate {
    var count = 0
    func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController) { count += 1 }
  }

  @Test("Games.GK1. The player cannot sign in")
  func signingIn() async {
    let player = GKLocalPlayer.local
    #expect(!player.isAuthenticated && player.displayName.isEmpty)
    let code = await withCheckedContinuation { continuation in
      player.authenticateHandler = { controller, error in
        #expect(controller == nil)
        continuation.resume(returning: (error as? GKError)?.code)
      }
    }
    player.authenticateHandler = nil
    #expect(code == .notSupported)
    await #expect(throws: GKError(.notSupported)) { try await player.loadFriends() }
  }

  @Test("Games.GK2. Scores and achievements are not sent")
  func scores() async throws {
    let list = GKLeaderboard()
    #expect(list.type == .classic && list.startDate == nil && list.duration == 0)
    await #expect(throws: GKError.self) {
      _ = try await list.loadEntries(for: [GKPlayer()], timeScope: .week)
    }
    await #expect(throws: GKError.self) { _ = try await list.loadPreviousOccurrence() }
    await #expect(throws: GKError.self) { _ = try await list.loadImage() }
    await #expect(throws: GKError(.notSupported)) {
      try await GKLeaderboard.submitScore(
        3, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["tea"])
    }
    let guest = GKPlayer.anonymousGuestPlayer(withIdentifier: "tea")
    #expect(GKAchievement(identifier: "cup", player: guest).player === guest)
    let score = GKScore(leaderboardIdentifier: "tea", player: guest)
    #expect(score.player === guest && score.rank == 0 && score.formattedValue == nil)
    #expect(GKScore(leaderboardIdentifier: "tea").player === GKLocalPlayer.local)
    let achievement = GKAchievement(identifier: "cup")
    #expect(!achievement.isCompleted)
    achievement.percentComplete = 100
    #expect(achievement.isCompleted)
    await #expect(throws: GKError(.notSupported)) { try await GKAchievement.report([achievement]) }
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: achievement, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: GKAchievement.self, from: archive)
    #expect(read?.identifier == "cup" && read?.percentComplete == 100)
  }

  @Test("Games.GK3. The page says that there is no service, and its button tells the delegate")
  func page() throws {
    let controller = GKGameCenterViewController(
      leaderboardID: "tea", playerScope: .global, timeScope: .week)
    #expect(controller.viewState == .leaderboards && controller.leaderboardIdentifier == "tea")
    let listener = Listener()
    controller.gameCenterDelegate = listener
    controller.loadViewIfNeeded()
    let page = try #require(controller.topViewController)
    page.loadViewIfNeeded()
    let note = try #require(page.view.subviews.compactMap { $0 as? UILabel }.first)
    #expect(note.text?.contains("not available") == true)
    let done = try #require(page.navigationItem.rightBarButtonItem)
    done.primaryAction?.performWithSender(done, target: nil)
    #expect(listener.count == 1)
    GKAccessPoint.shared.trigger { Issue.record("the service has opened") }
    GKAccessPoint.shared.isActive = true
    #expect(!GKAccessPoint.shared.isVisible)
  }
}

import GameKit
import Testing

/// Steps Games.GK4–GK10.
@MainActor
@Suite struct MatchTests {
  private final class Listener: NSObject, GKMatchmakerViewControllerDelegate {
    var codes: [GKError.Code?] = []
    var cancels = 0
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController) {
      cancels += 1
    }
    func matchmakerViewController(
      _ viewController: GKMatchmakerViewController, didFailWithError error: any Error
    ) { codes.append((error as? GKError)?.code) }
  }

  @Test("Games.GK4. A search ends with the mistake in the request, or as nobody has signed in")
  func searches() async {
    let request = GKMatchRequest()
    request.maxPlayers = GKMatchRequest.maxPlayersAllowedForMatch(of: .peerToPeer)
    #expect(request.maxPlayers == 16)
    request.playerAttributes = 0
    #expect(request.playerAttributes == .max)
    await #expect(throws: GKError(.notAuthenticated)) {
      try await GKMatchmaker.shared().findMatch(for: request)
    }
    request.maxPlayers = 17
    await #expect(throws: GKError(.matchRequestInvalid)) {
      try await GKMatchmaker.shared().findMatch(for: request)
    }
  }

  @Test("Games.GK5. A search is canceled, and ends once")
  func canceling() async {
    let matchmaker = GKMatchmaker()
    let code = await withCheckedContinuation { continuation in
      matchmaker.findMatch(for: GKMatchRequest()) { match, error in
        #expect(match == nil)
        continuation.resume(returning: (error as? GKError)?.code)
      }
      matchmaker.cancel()
    }
    #expect(code == .cancelled)
  }

  @Test("Games.GK6. A match without players sends nothing")
  func match() async {
    let match = GKMatch()
    #expect(throws: GKError(.matchNotConnected)) {
      try match.sendData(toAllPlayers: Data([1]), with: .reliable)
    }
    #expect(await match.chooseBestHostingPlayer() == nil)
    #expect(match.voiceChat(withName: "tea") == nil)
  }

  @Test("Games.GK7. A guest has the identifier of the app")
  func guests() {
    #expect(GKPlayer.anonymousGuestPlayer(withIdentifier: "cup").guestIdentifier == "cup")
    #expect(GKPlayer().guestIdentifier == nil)
  }

  @Test("Games.GK8. A page fails once, and Cancel tells the delegate")
  func page() throws {
    let request = GKMatchRequest()
    let page = try #require(GKMatchmakerViewController(matchRequest: request))
    let listener = Listener()
    page.matchmakerDelegate = listener
    page.loadViewIfNeeded()
    page.viewDidAppear(false)
    page.viewDidAppear(false)
    #expect(listener.codes == [.notAuthenticated])
    let button = page.viewControllers.first?.navigationItem.leftBarButtonItem
    try #require(button?.primaryAction).performWithSender(nil, target: nil)
    #expect(listener.cancels == 1)
    request.minPlayers = 1
    #expect(GKMatchmakerViewController(matchRequest: request) == nil)
  }

  @Test("Games.GK9. Data of a turn that are too large fail first")
  func turns() async {
    let match = GKTurnBasedMatch()
    await #expect(throws: GKError(.turnBasedMatchDataTooLarge)) {
      try await match.saveCurrentTurn(withMatch: Data(count: match.matchDataMaximumSize + 1))
    }
    await #expect(throws: GKError(.notAuthenticated)) {
      try await match.saveCurrentTurn(withMatch: Data(count: match.matchDataMaximumSize))
    }
  }

  @Test("Games.GK10. Challenges are not loaded")
  func challenges() async {
    await #expect(throws: GKError(.notSupported)) { try await GKChallenge.loadReceivedChallenges() }
  }
}

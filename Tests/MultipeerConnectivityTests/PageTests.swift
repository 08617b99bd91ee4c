import MultipeerConnectivity
import TestSupport
import Testing

/// The page that chooses peers, and the questions about invitations.
@MainActor
@Suite struct PageTests {
  private final class Listener: NSObject, MCBrowserViewControllerDelegate {
    var ends: [String] = []
    var hidden = ""
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {
      ends.append("done")
    }
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {
      ends.append("canceled")
    }
    func browserViewController(
      _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
      withDiscoveryInfo info: [String: String]?
    ) -> Bool { peerID.displayName != hidden }
  }

  /// The parts of a page.
  @MainActor private struct Page {
    let member = Member("Kettle")
    let listener = Listener()
    let controller: MCBrowserViewController
    let table: UITableView
    let items: UINavigationItem

    init() throws {
      controller = MCBrowserViewController(serviceType: "tea", session: member.session)
      controller.delegate = listener
      controller.loadViewIfNeeded()
      table = try #require(controller.view.subviews.compactMap { $0 as? UITableView }.first)
      let bar = try #require(controller.view.subviews.compactMap { $0 as? UINavigationBar }.first)
      items = try #require(bar.topItem)
    }

    /// Reports a peer to the page, and waits until the page knows it.
    func find(_ peer: MCPeerID) async throws {
      let browser = try #require(controller.browser)
      controller.browser(browser, foundPeer: peer, withDiscoveryInfo: nil)
      await settle()
    }

    /// Waits for what the main queue has been given before.
    func settle() async {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    /// Waits for an event of the session, and for the page.
    func settle(_ event: Member.Event) async {
      let events = member.events
      await Task.detached { while events.removeFirst() != event {} }.value
      // The page is told after the delegate, on the queue of this answer.
      _ = try? await member.session.nearbyConnectionData(forPeer: member.peer)
      await settle()
    }

    /// The texts of the rows of a section.
    func rows(_ section: Int) -> [String] {
      (0..<(table.dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0)).map { row in
        let cell = table.dataSource?.tableView(
          table, cellForRowAt: IndexPath(row: row, section: section))
        return [cell?.textLabel?.text, cell?.detailTextLabel?.text].compactMap { $0 }
          .joined(separator: ": ")
      }
    }

    func choose(_ row: Int) {
      table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: row, section: 1))
    }
  }

  @Test("Peers.BV1. The page lists the peers that its delegate wants, as long as they are nearby")
  func listing() async throws {
    let page = try Page()
    #expect(page.controller.minimumNumberOfPeers == 2 && page.controller.maximumNumberOfPeers == 8)
    page.listener.hidden = "Spoon"
    let (cup, spoon) = (MCPeerID(displayName: "Cup"), MCPeerID(displayName: "Spoon"))
    for peer in [cup, spoon, cup] { try await page.find(peer) }
    #expect(page.rows(0).isEmpty && page.rows(1) == ["Cup"])
    page.controller.browser(try #require(page.controller.browser), lostPeer: cup)
    await page.settle()
    #expect(page.rows(1).isEmpty)
  }

  @Test("Peers.BV2. A tap invites a peer, and one that does not come can be invited again")
  func inviting() async throws {
    let page = try Page()
    try await page.find(MCPeerID(displayName: "Cup"))
    page.choose(0)
    #expect(page.rows(0) == ["Cup: Invited"] && page.rows(1).isEmpty)
    // Nobody publishes that peer, so that the invitation ends at once.
    await page.settle(.state("Cup", .notConnected))
    #expect(page.rows(0) == ["Cup: Declined"] && page.rows(1) == ["Cup"])
    page.choose(0)
    #expect(page.rows(0) == ["Cup: Invited"] && page.rows(1).isEmpty)
  }

  @Test("Peers.BV3. The user can finish with enough peers, and the buttons tell the delegate")
  func finishing() async throws {
    let page = try Page()
    let done = try #require(page.items.rightBarButtonItem)
    let cancel = try #require(page.items.leftBarButtonItem)
    #expect(!done.isEnabled)
    cancel.primaryAction?.performWithSender(cancel, target: nil)
    let cup = Member("Cup")
    try await page.member.connect(cup)
    await page.settle(.state("Cup", .connected))
    #expect(page.rows(0) == ["Cup: Connected"] && done.isEnabled)
    done.primaryAction?.performWithSender(done, target: nil)
    #expect(page.listener.ends == ["canceled", "done"])
    page.controller.minimumNumberOfPeers = 3
    #expect(!done.isEnabled)
    // No more than the maximum can be invited.
    page.controller.maximumNumberOfPeers = 2
    try await page.find(MCPeerID(displayName: "Spoon"))
    page.choose(0)
    #expect(page.rows(0) == ["Cup: Connected"] && page.rows(1) == ["Spoon"])
    page.controller.maximumNumberOfPeers = 3
    page.choose(0)
    #expect(page.rows(0) == ["Cup: Connected", "Spoon: Invited"])
    cup.session.disconnect()
    await page.settle(.state("Cup", .notConnected))
    #expect(!page.rows(0).contains("Cup: Connected") && !done.isEnabled)
  }
}

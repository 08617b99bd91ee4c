import BonjourTestSupport
import MultipeerConnectivity
import PhoneTesting
import Testing

/// The alerts of invitations, and the page on the screen of a phone.
@MainActor
@Suite struct AssistantTests {
  private final class Listener: NSObject, MCAdvertiserAssistantDelegate {
    var calls: [String] = []
    func advertiserAssistantWillPresentInvitation(_ assistant: MCAdvertiserAssistant) {
      calls.append("will")
    }
    func advertiserAssistantDidDismissInvitation(_ assistant: MCAdvertiserAssistant) {
      calls.append("did")
    }
  }

  /// Lets the phone go on until its screen has an element with a label.
  private func wait(for label: String, on phone: SimulatedPhone) async {
    while !phone.elements.contains(where: { $0.label?.contains(label) == true }) {
      // The main queue gets what other threads have given it.
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      phone.wait(0.1)
    }
    phone.wait(1)
  }

  /// Waits for a peer, while the main queue goes on.
  private func found(by finder: Finder) async -> MCPeerID {
    await Task.detached { finder.found.removeFirst() }.value
  }

  /// Waits for an event, while the main queue goes on.
  private func next(of member: Member) async -> Member.Event {
    await Task.detached { member.events.removeFirst() }.value
  }

  @Test("Peers.AA1. The user is asked about each invitation, and joins with the accepted")
  func asking() async throws {
    let (bus, type) = (try PrivateAvahi.shared.get().bus, Finder.type())
    let phone = SimulatedPhone(.iPhoneX)
    _ = phone.launch(PeersApp.self)
    let (cup, listener) = (Member("Cup"), Listener())
    let assistant = phone.run {
      MCAdvertiserAssistant(
        advertiser: MCNearbyServiceAdvertiser(
          peer: cup.peer, discoveryInfo: ["size": "3"], serviceType: type, bus: bus),
        session: cup.session)
    }
    assistant.delegate = listener
    #expect(assistant.serviceType == type && assistant.discoveryInfo == ["size": "3"])
    #expect(assistant.session === cup.session)
    phone.run { assistant.start() }
    let (kettle, pot) = (Member("Kettle"), Member("Pot"))
    let finders = [kettle, pot].map { Finder($0.peer) }
    for (finder, member) in zip(finders, [kettle, pot]) {
      finder.browse(type, bus: bus)
      finder.browser?.invitePeer(
        await found(by: finder), to: member.session, withContext: nil, timeout: 6_000)
      await wait(for: "“\(member.peer.displayName)” wants to connect.", on: phone)
      #expect(listener.calls.last == "will")
      try phone.tap(member === kettle ? "Decline" : "Accept")
      phone.wait(1)
      #expect(listener.calls.last == "did")
    }
    #expect(listener.calls == ["will", "did", "will", "did"])
    #expect(await next(of: kettle) == .state("Cup", .notConnected))
    #expect(await next(of: pot) == .state("Cup", .connecting))
    #expect(await next(of: pot) == .state("Cup", .connected))
    #expect(cup.session.connectedPeers == [pot.peer])
    phone.run { assistant.stop() }
    #expect(finders[0].events.removeFirst() == .found("Cup", ["size": "3"]))
    #expect(finders[0].events.removeFirst() == .lost("Cup"))
  }

  @Test("Peers.BV1, Peers.BV2. On the screen the user finds a peer, and invites it")
  func page() async throws {
    let (bus, type) = (try PrivateAvahi.shared.get().bus, Finder.type())
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(PeersApp.self)
    let (kettle, cup) = (Member("Kettle"), Member("Cup"))
    let finder = Finder(cup.peer, session: cup.session)
    finder.advertise(type, bus: bus)
    phone.run {
      app.root.present(
        MCBrowserViewController(
          browser: MCNearbyServiceBrowser(peer: kettle.peer, serviceType: type, bus: bus),
          session: kettle.session),
        animated: true)
    }
    await wait(for: "Cup", on: phone)
    try phone.tap("Cup")
    await wait(for: "Connected", on: phone)
    #expect(finder.events.removeFirst() == .invited(by: "Kettle", nil))
    #expect(kettle.session.connectedPeers == [cup.peer])
    // The page no longer searches when it is gone.
    phone.run { app.root.dismiss(animated: true) }
    phone.wait(1)
  }
}

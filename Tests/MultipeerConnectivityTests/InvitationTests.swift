import BonjourTestSupport
import MultipeerConnectivity
import TactusNetServices
import TestSupport
import Testing

/// Invitations into sessions.
@Suite struct InvitationTests {
  /// Returns a browser that has found an advertiser.
  private func pair(_ kettle: Member, _ cup: Member) throws -> (Finder, Finder) {
    let (bus, type) = (try PrivateAvahi.shared.get().bus, Finder.type())
    let (browser, advertiser) = (Finder(kettle.peer), Finder(cup.peer, session: cup.session))
    browser.browse(type, bus: bus)
    advertiser.advertise(type, bus: bus)
    #expect(browser.events.removeFirst() == .found("Cup", nil))
    return (browser, advertiser)
  }

  @Test("Peers.IN1–IN3. An accepted invitation connects both sessions")
  func accepting() throws {
    let (kettle, cup) = (Member("Kettle"), Member("Cup"))
    let (browser, advertiser) = try pair(kettle, cup)
    browser.browser?.invitePeer(
      browser.found.removeFirst(), to: kettle.session, withContext: Data("tea?".utf8), timeout: 0)
    #expect(advertiser.events.removeFirst() == .invited(by: "Kettle", "tea?"))
    for state in [MCSessionState.connecting, .connected] {
      #expect(kettle.events.removeFirst() == .state("Cup", state))
      #expect(cup.events.removeFirst() == .state("Kettle", state))
    }
    try cup.session.send(Data("yes".utf8), toPeers: [kettle.peer], with: .reliable)
    #expect(kettle.events.removeFirst() == .data("yes", from: "Cup"))
    // The connection does not need the advertiser and the browser.
    advertiser.forget()
    #expect(browser.events.removeFirst() == .lost("Cup"))
    try kettle.session.send(Data("still".utf8), toPeers: [cup.peer], with: .reliable)
    #expect(cup.events.removeFirst() == .data("still", from: "Kettle"))
  }

  @Test("Peers.IN3. A declined peer is not connected, and later answers have no effect")
  func declining() throws {
    let (kettle, cup) = (Member("Kettle"), Member("Cup"))
    let (browser, advertiser) = try pair(kettle, cup)
    advertiser.answers = false
    let peer = browser.found.removeFirst()
    browser.browser?.invitePeer(peer, to: kettle.session, withContext: nil, timeout: 60)
    #expect(advertiser.events.removeFirst() == .invited(by: "Kettle", nil))
    let answer = advertiser.unanswered.removeFirst().value
    answer(false, nil)
    #expect(kettle.events.removeFirst() == .state("Cup", .notConnected))
    answer(true, cup.session)
    // The next one is accepted, and nothing came between.
    advertiser.answers = true
    browser.browser?.invitePeer(peer, to: kettle.session, withContext: nil, timeout: 60)
    #expect(kettle.events.removeFirst() == .state("Cup", .connecting))
    #expect(kettle.events.removeFirst() == .state("Cup", .connected))
    #expect(cup.events.removeFirst() == .state("Kettle", .connecting))
  }

  @Test("Peers.IN3. A closure that is released without a call declines")
  func released() throws {
    let (kettle, cup) = (Member("Kettle"), Member("Cup"))
    let (browser, advertiser) = try pair(kettle, cup)
    advertiser.answers = false
    browser.browser?.invitePeer(
      browser.found.removeFirst(), to: kettle.session, withContext: nil, timeout: 60)
    _ = advertiser.unanswered.removeFirst()
    #expect(kettle.events.removeFirst() == .state("Cup", .notConnected))
  }

  @Test("Peers.IN1. An invitation ends after its time")
  func timeout() throws {
    let (kettle, cup) = (Member("Kettle"), Member("Cup"))
    let (browser, advertiser) = try pair(kettle, cup)
    advertiser.answers = false
    browser.browser?.invitePeer(
      browser.found.removeFirst(), to: kettle.session, withContext: nil, timeout: 3)
    let answer = advertiser.unanswered.removeFirst()
    #expect(kettle.events.removeFirst() == .state("Cup", .notConnected))
    answer.value(true, cup.session)
    #expect(kettle.session.connectedPeers.isEmpty)
  }

  @Test("Peers.IN1. A peer that was not found is not connected")
  func stranger() throws {
    let kettle = Member("Kettle")
    let browser = MCNearbyServiceBrowser(
      peer: kettle.peer, serviceType: "tea", bus: try PrivateAvahi.shared.get().bus)
    browser.invitePeer(
      MCPeerID(displayName: "Spoon"), to: kettle.session, withContext: nil, timeout: 60)
    #expect(kettle.events.removeFirst() == .state("Spoon", .notConnected))
  }

  @Test("Peers.SE3. Both sides may invite each other at once, and are connected once")
  func crossing() throws {
    let (kettle, cup) = (Member("Kettle"), Member("Cup"))
    let (bus, type) = (try PrivateAvahi.shared.get().bus, Finder.type())
    let finders = [kettle, cup].map { Finder($0.peer, session: $0.session) }
    for finder in finders {
      finder.advertise(type, bus: bus)
      finder.browse(type, bus: bus)
    }
    for (finder, member) in zip(finders, [kettle, cup]) {
      finder.browser?.invitePeer(
        finder.found.removeFirst(), to: member.session, withContext: nil, timeout: 60)
    }
    for (member, name) in [(kettle, "Cup"), (cup, "Kettle")] {
      #expect(member.events.removeFirst() == .state(name, .connecting))
      #expect(member.events.removeFirst() == .state(name, .connected))
    }
    try kettle.session.send(Data("once".utf8), toPeers: [cup.peer], with: .reliable)
    #expect(cup.events.removeFirst() == .data("once", from: "Kettle"))
    cup.session.disconnect()
    #expect(kettle.events.removeFirst() == .state("Cup", .notConnected))
  }
}

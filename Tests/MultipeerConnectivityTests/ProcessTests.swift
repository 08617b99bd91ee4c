import BonjourTestSupport
import MultipeerConnectivity
import TestSupport
import Testing

/// Peers of two processes.
@Suite struct ProcessTests {
  /// Runs a peer in another process, which answers and then ends.
  private func runCup(_ address: String, _ type: String) async throws {
    try await #require(processExitsWith: .success) {
      [address = address as String, type = type as String] in
      let cup = Member("Cup")
      let finder = Finder(cup.peer, session: cup.session)
      finder.advertise(type, bus: .address(address))
      while true {
        switch cup.events.removeFirst() {
        case .data("tea", let name):
          try #require(name == "Kettle")
          try cup.session.send(
            Data("milk".utf8), toPeers: cup.session.connectedPeers, with: .reliable)
        case .data: return
        default: continue
        }
      }
    }
  }

  @Test("Peers.PC1. Two processes of a machine find each other, connect, and part")
  func processes() async throws {
    let (address, type) = (try PrivateAvahi.shared.get().address, Finder.type())
    let hasMet = BlockingQueue<[Member.Event]>()
    // The other process does not wait for long, so that this one has a thread of its own.
    Thread.detachNewThread { hasMet.append(Self.meetCup(address, type)) }
    try await runCup(address, type)
    #expect(
      await hasMet.next() == [
        .state("Cup", .connecting), .state("Cup", .connected), .data("milk", from: "Cup"),
        .state("Cup", .notConnected),
      ])
  }

  /// Finds the other process, exchanges two texts with it, and returns what happened.
  private static func meetCup(_ address: String, _ type: String) -> [Member.Event] {
    let kettle = Member("Kettle")
    let browser = Finder(kettle.peer)
    browser.browse(type, bus: .address(address))
    let peer = browser.found.removeFirst()
    browser.browser?.invitePeer(peer, to: kettle.session, withContext: nil, timeout: 60)
    var events: [Member.Event] = []
    while true {
      events.append(kettle.events.removeFirst())
      switch events.last {
      case .state(_, .connected):
        try? kettle.session.send(Data("tea".utf8), toPeers: [peer], with: .reliable)
      case .data:
        try? kettle.session.send(Data("end".utf8), toPeers: [peer], with: .reliable)
      case .state(_, .connecting): break
      default: return events
      }
    }
  }
}

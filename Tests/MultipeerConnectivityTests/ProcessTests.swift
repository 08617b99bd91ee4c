import BonjourTestSupport
import MultipeerConnectivity
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
    async let child: Void = runCup(address, type)
    let kettle = Member("Kettle")
    let browser = Finder(kettle.peer)
    browser.browse(type, bus: .address(address))
    let peer = await browser.found.next()
    browser.browser?.invitePeer(peer, to: kettle.session, withContext: nil, timeout: 60)
    #expect(await kettle.events.next() == .state("Cup", .connecting))
    #expect(await kettle.events.next() == .state("Cup", .connected))
    try kettle.session.send(Data("tea".utf8), toPeers: [peer], with: .reliable)
    #expect(await kettle.events.next() == .data("milk", from: "Cup"))
    try kettle.session.send(Data("end".utf8), toPeers: [peer], with: .reliable)
    #expect(await kettle.events.next() == .state("Cup", .notConnected))
    try await child
  }
}

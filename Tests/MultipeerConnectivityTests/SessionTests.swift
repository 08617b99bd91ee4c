import MultipeerConnectivity
import Synchronization
import TestSupport
import Testing

/// Sessions that apps connect themselves.
@Suite struct SessionTests {
  @Test("Peers.SE3, Peers.SE9. Two sessions connect when both apps want it")
  func connecting() async throws {
    let (kettle, cup) = (Member("Kettle"), Member("Cup"))
    #expect(kettle.session.connectedPeers.isEmpty)
    try await kettle.connect(cup)
    #expect(kettle.events.removeFirst() == .state("Cup", .connecting))
    #expect(kettle.events.removeFirst() == .state("Cup", .connected))
    #expect(cup.events.removeFirst() == .state("Kettle", .connecting))
    #expect(cup.events.removeFirst() == .state("Kettle", .connected))
    #expect(kettle.session.connectedPeers == [cup.peer])
    #expect(cup.session.connectedPeers == [kettle.peer])
  }

  @Test("Peers.SE1. The short initializer requires encryption")
  func preference() {
    let session = MCSession(peer: MCPeerID(displayName: "Kettle"))
    #expect(session.encryptionPreference == .required && session.securityIdentity == nil)
  }

  @Test("Peers.SE2. The delegate is called off the main thread, and one call ends before the next")
  func queue() async throws {
    let (kettle, cup) = try await Member.pair()
    let (isIn, isFree) = (Latch(), Latch())
    let calls = Mutex((running: 0, most: 0, onMain: 0))
    cup.whenCalled = {
      calls.withLock {
        $0.running += 1
        $0.most = max($0.most, $0.running)
        $0.onMain += Thread.isMainThread ? 1 : 0
      }
      isIn.open()
      isFree.pass()
      calls.withLock { $0.running -= 1 }
    }
    for number in 0..<20 {
      try kettle.session.send(Data("\(number)".utf8), toPeers: [cup.peer], with: .reliable)
    }
    isIn.pass()
    // The delegate of one session waits, which does not stop others.
    _ = try await Member.pair()
    isFree.open()
    for number in 0..<20 {
      #expect(cup.events.removeFirst() == .data("\(number)", from: "Kettle"))
    }
    #expect(calls.withLock { $0.most == 1 && $0.onMain == 0 })
    cup.whenCalled = nil
  }

  @Test("Peers.DT1, Peers.DT2. Data arrive whole and in their order, in both ways")
  func data() async throws {
    let (kettle, cup) = try await Member.pair()
    for number in 0..<50 {
      try kettle.session.send(
        Data("\(number)".utf8), toPeers: [cup.peer], with: number % 2 == 0 ? .reliable : .unreliable
      )
    }
    for number in 0..<50 {
      #expect(cup.events.removeFirst() == .data("\(number)", from: "Kettle"))
    }
    let long = String(repeating: "tea ", count: 1_000_000)
    try cup.session.send(Data(long.utf8), toPeers: [kettle.peer], with: .reliable)
    try cup.session.send(Data(), toPeers: [kettle.peer], with: .reliable)
    #expect(kettle.events.removeFirst() == .data(long, from: "Cup"))
    #expect(kettle.events.removeFirst() == .data("", from: "Cup"))
  }

  @Test("Peers.DT1. Without peers, and to one that is not connected, nothing is sent")
  func errors() async throws {
    let (kettle, cup) = try await Member.pair()
    #expect(throws: MCError(.invalidParameter)) {
      try kettle.session.send(Data([1]), toPeers: [], with: .reliable)
    }
    let stranger = MCPeerID(displayName: "Spoon")
    #expect(throws: MCError(.notConnected)) {
      try kettle.session.send(Data([1]), toPeers: [cup.peer, stranger], with: .reliable)
    }
    #expect(throws: MCError(.notConnected)) {
      try kettle.session.startStream(withName: "steam", toPeer: stranger)
    }
    try kettle.session.send(Data("last".utf8), toPeers: [cup.peer], with: .reliable)
    #expect(cup.events.removeFirst() == .data("last", from: "Kettle"))
  }

  @Test("Peers.SE8. Who disconnects is told, and the other members; all that was sent arrives")
  func disconnecting() async throws {
    let (kettle, cup) = try await Member.pair()
    try cup.session.send(Data("unread".utf8), toPeers: [kettle.peer], with: .reliable)
    try kettle.session.send(Data("bye".utf8), toPeers: [cup.peer], with: .reliable)
    #expect(kettle.events.removeFirst() == .data("unread", from: "Cup"))
    kettle.session.disconnect()
    #expect(kettle.events.removeFirst() == .state("Cup", .notConnected))
    #expect(kettle.session.connectedPeers.isEmpty)
    #expect(cup.events.removeFirst() == .data("bye", from: "Kettle"))
    #expect(cup.events.removeFirst() == .state("Kettle", .notConnected))
    #expect(cup.session.connectedPeers.isEmpty)
    // They can meet again.
    try await kettle.connect(cup)
    #expect(cup.events.removeFirst() == .state("Kettle", .connecting))
    #expect(cup.events.removeFirst() == .state("Kettle", .connected))
  }

  @Test("Peers.SE8. A session that nobody has any more leaves")
  func released() async throws {
    let cup = Member("Cup")
    try await {
      let kettle = Member("Kettle")
      try await kettle.connect(cup)
      #expect(cup.events.removeFirst() == .state("Kettle", .connecting))
      #expect(cup.events.removeFirst() == .state("Kettle", .connected))
      #expect(kettle.events.removeFirst() == .state("Cup", .connecting))
      #expect(kettle.events.removeFirst() == .state("Cup", .connected))
    }()
    #expect(cup.events.removeFirst() == .state("Kettle", .notConnected))
  }

  @Test("Peers.SE5. All members of a session are connected to each other")
  func mesh() async throws {
    let members = ["A", "B", "C", "D"].map { Member($0) }
    for other in members.dropFirst() { try await members[0].connect(other) }
    for member in members {
      var connected: Set<String> = []
      while connected.count < 3 {
        guard case .state(let name, let state) = member.events.removeFirst() else { continue }
        #expect(state != .notConnected)
        if state == .connected { connected.insert(name) }
      }
      #expect(Set(member.session.connectedPeers.map(\.displayName)) == connected)
    }
    try members[1].session.send(
      Data("to C".utf8), toPeers: [members[2].peer], with: .reliable)
    #expect(members[2].events.removeFirst() == .data("to C", from: "B"))
    // The one that has connected all leaves; the others stay together.
    members[0].session.disconnect()
    #expect(members[1].events.removeFirst() == .state("A", .notConnected))
    #expect(Set(members[1].session.connectedPeers) == [members[2].peer, members[3].peer])
  }

  @Test("Peers.SE4. A session has at most eight peers with this one")
  func limit() async throws {
    #expect(kMCSessionMaximumNumberOfPeers == 8 && kMCSessionMinimumNumberOfPeers == 2)
    let host = Member("Host")
    for number in 1...7 {
      try await host.connect(Member.kept("\(number)"))
      while host.session.connectedPeers.count < number { _ = host.events.removeFirst() }
    }
    let last = Member("8")
    let data = try await last.session.nearbyConnectionData(forPeer: host.peer)
    while host.session.connectedPeers.count < 7 { _ = host.events.removeFirst() }
    host.session.connectPeer(last.peer, withNearbyConnectionData: data)
    while host.events.removeFirst() != .state("8", .notConnected) {}
    #expect(host.session.connectedPeers.count == 7)
  }

  @Test("Peers.SE9. Data that are none do not connect, and neither does a wish that is given up")
  func manualFailures() async throws {
    let (kettle, cup) = (Member("Kettle"), Member("Cup"))
    kettle.session.connectPeer(cup.peer, withNearbyConnectionData: Data("tea".utf8))
    #expect(kettle.events.removeFirst() == .state("Cup", .notConnected))
    let data = try await cup.session.nearbyConnectionData(forPeer: kettle.peer)
    kettle.session.connectPeer(cup.peer, withNearbyConnectionData: data)
    #expect(kettle.events.removeFirst() == .state("Cup", .connecting))
    kettle.session.cancelConnectPeer(cup.peer)
    #expect(kettle.events.removeFirst() == .state("Cup", .notConnected))
    // The next attempt of both succeeds.
    try await kettle.connect(cup)
    #expect(kettle.events.removeFirst() == .state("Cup", .connecting))
    #expect(kettle.events.removeFirst() == .state("Cup", .connected))
  }
}

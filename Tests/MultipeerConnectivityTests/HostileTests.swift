import MultipeerConnectivity
import Network
import TestSupport
import Testing

/// Programs that connect and are no peers.
@Suite struct HostileTests {
  /// Returns the port of a session.
  private func port(of member: Member) async throws -> NWEndpoint.Port {
    let data = try await member.session.nearbyConnectionData(forPeer: MCPeerID(displayName: "X"))
    let values = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let number = try #require(values["port"] as? Int)
    return try #require(NWEndpoint.Port(rawValue: UInt16(number)))
  }

  @Test(
    "Peers.PC2. What is no greeting, or too long, closes a connection, and sessions go on",
    arguments: [
      [0xff, 0xff, 0xff, 0xff, 0], [0, 0, 0, 2, 0, 0x7b, 0x7d], [0, 0, 0, 1, 9, 0],
      [0, 0, 0, 3, 1, 1, 2, 3],
    ] as [[UInt8]])
  func noise(_ bytes: [UInt8]) async throws {
    let (kettle, cup) = try await Member.pair()
    let connection = NWConnection(
      to: .hostPort(host: "127.0.0.1", port: try await port(of: kettle)), using: .tcp)
    let ends = BlockingQueue<Bool>()
    connection.start(queue: DispatchQueue(label: "noise"))
    connection.send(content: Data(bytes), completion: .idempotent)
    // The end, or before it that the session leaves.
    connection.receive(minimumIncompleteLength: 1, maximumLength: 1_000) {
      data, _, isComplete, error in
      let text = String(decoding: data ?? Data(), as: UTF8.self)
      ends.append(isComplete || error != nil || text.contains("bye"))
    }
    #expect(ends.removeFirst())
    connection.cancel()
    try kettle.session.send(Data("tea".utf8), toPeers: [cup.peer], with: .reliable)
    #expect(cup.events.removeFirst() == .data("tea", from: "Kettle"))
  }
}

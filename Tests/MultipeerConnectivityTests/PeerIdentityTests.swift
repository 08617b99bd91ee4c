import MultipeerConnectivity
import TestSupport
import Testing

/// The identities of peers.
@Suite struct PeerIdentityTests {
  @Test("Peers.ID1. Identities of one name differ; copies and archived ones do not")
  func equality() throws {
    let (one, other) = (MCPeerID(displayName: "Kettle"), MCPeerID(displayName: "Kettle"))
    #expect(one != other && one.displayName == other.displayName)
    #expect(one.copy() as? MCPeerID == one)
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: one, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: MCPeerID.self, from: archive))
    #expect(read == one && read.hash == one.hash && read.displayName == "Kettle")
    #expect(Set([one, read, other]).count == 2)
  }

  @Test("Peers.ID1. A name of 63 bytes is the longest, and of one byte the shortest")
  func longest() {
    let name = String(repeating: "é", count: 31) + "e"
    #expect(MCPeerID(displayName: name).displayName == name)
    #expect(MCPeerID(displayName: "e").displayName == "e")
  }

  @Test("Peers.ID1. A name that is too long, or empty, ends the program")
  func badNames() async throws {
    let long = try await #require(
      processExitsWith: .signal(SIGILL), observing: [\.standardErrorContent]
    ) { _ = MCPeerID(displayName: String(repeating: "é", count: 32)) }
    let empty = try await #require(
      processExitsWith: .signal(SIGILL), observing: [\.standardErrorContent]
    ) { _ = MCPeerID(displayName: "") }
    for result in [long, empty] {
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(text.contains("NSInvalidArgumentException") && text.contains("63 bytes"))
    }
  }
}

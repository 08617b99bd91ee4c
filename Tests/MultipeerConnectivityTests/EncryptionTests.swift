import MultipeerConnectivity
import Security
import TestSupport
import Testing

/// The encryption that sessions agree upon, and their certificates.
@Suite struct EncryptionTests {
  @Test(
    "Peers.SE6. Any preferences agree, but for one that requires what the other does not do",
    arguments: [
      (MCEncryptionPreference.optional, MCEncryptionPreference.optional, true),
      (.optional, .required, true), (.required, .required, true), (.none, .none, true),
      (.none, .optional, true), (.none, .required, false), (.required, .none, false),
    ])
  func preferences(
    _ one: MCEncryptionPreference, _ other: MCEncryptionPreference, _ connects: Bool
  ) async throws {
    let (kettle, cup) = (Member("Kettle", one), Member("Cup", other))
    try await kettle.connect(cup)
    #expect(kettle.events.removeFirst() == .state("Cup", .connecting))
    guard connects else {
      #expect(kettle.events.removeFirst() == .state("Cup", .notConnected))
      return
    }
    #expect(kettle.events.removeFirst() == .state("Cup", .connected))
    try kettle.session.send(Data("tea".utf8), toPeers: [cup.peer], with: .reliable)
    #expect(cup.events.removeFirst() == .state("Kettle", .connecting))
    #expect(cup.events.removeFirst() == .state("Kettle", .connected))
    #expect(cup.events.removeFirst() == .data("tea", from: "Kettle"))
  }

  @Test("Peers.SE7. The delegate decides about a peer without certificates")
  func withoutCertificates() async throws {
    let (kettle, cup) = (Member("Kettle", judgment: false), Member("Cup", judgment: true))
    try await kettle.connect(cup)
    #expect(kettle.events.removeFirst() == .state("Cup", .connecting))
    #expect(kettle.events.removeFirst() == .certificates(nil))
    #expect(kettle.events.removeFirst() == .state("Cup", .notConnected))
    #expect(cup.events.removeFirst() == .state("Kettle", .connecting))
    var last = cup.events.removeFirst()
    // The refusal may come before the question.
    if last == .certificates(nil) { last = cup.events.removeFirst() }
    #expect(last == .state("Kettle", .notConnected))
  }

  @Test("Peers.SE7. The delegate gets the certificates of a peer that owns them")
  func certificates() async throws {
    let objects: [Any] = [TestCertificate.identity, TestCertificate.certificate]
    let (kettle, cup) = (
      Member("Kettle", identity: objects), Member("Cup", judgment: true)
    )
    #expect(kettle.session.securityIdentity?.count == 2)
    try await kettle.connect(cup)
    #expect(cup.events.removeFirst() == .state("Kettle", .connecting))
    #expect(cup.events.removeFirst() == .certificates(2))
    #expect(cup.events.removeFirst() == .state("Kettle", .connected))
  }

  @Test("Peers.SE7. A first object that is no identity ends the program")
  func noIdentity() async {
    await #expect(processExitsWith: .signal(SIGILL)) {
      _ = MCSession(
        peer: MCPeerID(displayName: "Kettle"), securityIdentity: ["tea"],
        encryptionPreference: .required)
    }
  }
}

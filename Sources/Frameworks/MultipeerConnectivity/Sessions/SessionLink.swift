internal import Security

/// A connection of a session to one peer: its handshake, and then what travels on it.
///
/// Steps Peers.SE5–SE7.
///
/// - Thread: the queue of peers.
final class SessionLink: @unchecked Sendable {
  /// The steps of the handshake.
  private enum Step { case greeted, proving, connected, ended }

  let peer: PeerIdentity
  let link: PeerLink
  weak var engine: SessionEngine?
  /// The address by which other members reach the peer; nil until it is connected.
  private(set) var address: SessionAddress?
  /// The transfers on the connection.
  private(set) lazy var transfers = LinkTransfers(self)

  private let key = LinkKey()
  private let isServer: Bool
  private var step = Step.greeted
  private var transcript = Data()
  private var isAcceptedHere = false
  private var isAcceptedThere = false
  private var hasJudged = false

  /// Whether data can be sent.
  var isConnected: Bool { step == .connected }

  // MARK: Creating

  /// Creates a connection that greets a peer; nil without a port.
  init?(
    to peer: PeerIdentity, port: UInt16, _ purpose: LinkMessage.Greeting.Purpose,
    of engine: SessionEngine
  ) {
    guard let link = PeerLink(port: port) else { return nil }
    (self.peer, self.link, self.engine, isServer) = (peer, link, engine, false)
    let greeting = Frame(
      .greeting(
        LinkMessage.Greeting(
          purpose: purpose, from: engine.identity, receiver: peer.id, key: key.shared,
          encryption: engine.encryption.rawValue)))
    transcript = greeting.payload
    watch()
    link.start()
    link.send(greeting)
  }

  /// Creates a connection whose peer has sent a greeting, and responds to it.
  init(
    accepting link: PeerLink, _ greeting: LinkMessage.Greeting, _ transcript: Data,
    of engine: SessionEngine
  ) {
    (peer, self.link, self.engine, isServer) = (greeting.from, link, engine, true)
    self.transcript = transcript
    watch()
  }

  private func watch() {
    link.hear = { [weak self] in self?.hear($0) }
    link.whenEnded = { [weak self] in self?.end() }
  }

  // MARK: Handshake

  /// Responds to the greeting of the peer.
  func answer(_ greeting: LinkMessage.Greeting) {
    guard let engine, !link.hasEnded else { return fail() }
    let agreement = Self.agreement(engine.encryption, greeting.encryption)
    let answer = Frame(
      .answer(
        LinkMessage.Answer(
          isAccepted: agreement != nil, key: key.shared, encryption: engine.encryption.rawValue)))
    transcript += answer.payload
    link.send(answer)
    begin(isEncrypted: agreement, with: greeting.key)
  }

  /// Responds to the greeting of a peer with a refusal.
  static func decline(_ link: PeerLink) {
    link.send(Frame(.answer(LinkMessage.Answer(isAccepted: false, key: Data(), encryption: 0))))
    link.close()
  }

  /// Starts to encrypt, and proves the identity of the session (Peers.SE6).
  private func begin(isEncrypted: Bool?, with key: Data) {
    guard let engine, let isEncrypted else { return fail() }
    if isEncrypted {
      guard let stream = self.key.stream(with: key, transcript: transcript, isServer: isServer)
      else { return fail() }
      link.secure(stream)
    }
    step = .proving
    engine.linkBegan(self)
    engine.withAddress { [weak self] address in
      guard let self, let engine = self.engine, step == .proving else { return }
      guard let address else { return fail() }
      link.send(Frame(.proof(engine.credentials.proof(address, signing: signed(isServer)))))
    }
  }

  /// The bytes that a side signs: both first messages, and its role.
  private func signed(_ byServer: Bool) -> Data { transcript + Data([byServer ? 1 : 0]) }

  private func hear(_ frame: Frame) {
    if step == .connected { return transfers.hear(frame) }
    switch (step, frame.message) {
    case (.greeted, .answer(let answer)) where !isServer:
      transcript += frame.payload
      guard answer.isAccepted, let engine else { return fail() }
      begin(isEncrypted: Self.agreement(engine.encryption, answer.encryption), with: answer.key)
    case (.proving, .proof(let proof)) where !hasJudged:
      hasJudged = true
      guard let certificates = LinkIdentity.certificates(of: proof, signed: signed(!isServer))
      else { return fail() }
      address = proof.address
      engine?.judge(certificates, of: peer) { [weak self] isTrusted in
        guard let self, step == .proving, !isAcceptedHere else { return }
        guard isTrusted else { return fail() }
        isAcceptedHere = true
        link.send(Frame(.accepted))
        connectIfAccepted()
      }
    case (.proving, .accepted):
      isAcceptedThere = true
      connectIfAccepted()
    default: fail()
    }
  }

  private func connectIfAccepted() {
    guard isAcceptedHere, isAcceptedThere, step == .proving else { return }
    step = .connected
    link.raiseLimit()
    engine?.linkConnected(self)
  }

  private static func agreement(_ own: MCEncryptionPreference, _ other: Int) -> Bool? {
    MCEncryptionPreference(rawValue: other).flatMap {
      MCEncryptionPreference.agreement(between: own, and: $0)
    }
  }

  // MARK: End

  /// Closes the connection, and notifies the session.
  func fail() {
    link.close()
    end()
  }

  /// Closes the connection without notifying the session.
  func close() {
    guard step != .ended else { return }
    step = .ended
    link.close()
    transfers.fail()
  }

  private func end() {
    guard step != .ended else { return }
    step = .ended
    transfers.fail()
    engine?.linkEnded(self)
  }
}

internal import Security
internal import Synchronization

/// The implementation of a session.
///
/// - Thread: the queue of peers, except the methods that say otherwise.
final class SessionEngine: PeerHub.Receiver, @unchecked Sendable {
  /// The state of a peer.
  private struct Entry {
    var peer: MCPeerID
    var links: [SessionLink] = []
    var state = MCSessionState.notConnected
  }

  /// A peer to which the app connects itself.
  private struct Manual {
    /// The secret that the peer has received from this app; nil if none.
    var secret: String?
    /// Whether the app has requested to connect the peer.
    var isWanted = false
    /// A connection of the peer, which waits for the app.
    var link: (PeerLink, LinkMessage.Greeting, Data)?
    /// The number of the request, by which a late timeout is discarded.
    var number = 0
  }

  let identity: PeerIdentity
  let encryption: MCEncryptionPreference
  let credentials: LinkIdentity
  weak var session: MCSession?
  /// The queue of the delegate.
  let callbacks = CallbackQueue("session")
  /// The app's folder for files that peers send.
  let folder = FileManager.default.temporaryDirectory

  private let connected = Mutex<[MCPeerID]>([])
  private let observers = Mutex<[Int: @Sendable (MCPeerID, MCSessionState) -> Void]>([:])
  private let secret = UUID().uuidString
  private var hub: PeerHub?
  private var entries: [String: Entry] = [:]
  /// The connections whose peers have not responded yet.
  private var greeting: [SessionLink] = []
  private var manual: [String: Manual] = [:]

  /// The timeout in seconds for peers to which apps connect themselves.
  ///
  /// - Source: ours; the default of invitations. Confidence: guess.
  private static let patience = 30.0

  init(
    _ identity: PeerIdentity, _ encryption: MCEncryptionPreference, _ credentials: LinkIdentity
  ) {
    (self.identity, self.encryption, self.credentials) = (identity, encryption, credentials)
  }

  // MARK: Observing

  /// The connected peers, in the order of their connections.
  ///
  /// - Thread: any.
  var connectedPeers: [MCPeerID] { connected.withLock { $0 } }

  /// Adds an observer of states, which is called on the queue of the delegate.
  ///
  /// - Thread: any.
  /// - Returns: The number that removes the observer.
  func observe(_ body: @escaping @Sendable (MCPeerID, MCSessionState) -> Void) -> Int {
    observers.withLock { observers in
      let number = (observers.keys.max() ?? 0) + 1
      observers[number] = body
      return number
    }
  }

  /// Removes a closure.
  ///
  /// - Thread: any.
  func remove(_ number: Int) { observers.withLock { $0[number] = nil } }

  /// Calls the delegate on its queue.
  ///
  /// - Thread: any.
  func deliver(_ body: @escaping @Sendable (MCSession, (any MCSessionDelegate)?) -> Void) {
    callbacks.async { [weak self] in
      guard let session = self?.session else { return }
      body(session, session.delegate)
    }
  }

  /// Sets the state of a peer, and notifies the delegate (Peers.SE3).
  private func enter(_ state: MCSessionState, _ id: String) {
    guard var entry = entries[id], entry.state != state else { return }
    entry.state = state
    entries[id] = state == .notConnected ? nil : entry
    tell(entry.peer, state)
  }

  private func tell(_ peer: MCPeerID, _ state: MCSessionState) {
    connected.withLock { peers in
      peers.removeAll { $0 == peer }
      if state == .connected { peers.append(peer) }
    }
    deliver { [weak self] session, delegate in
      delegate?.session(session, peer: peer, didChange: state)
      let bodies = self?.observers.withLock { $0.values.map { $0 } } ?? []
      for body in bodies { body(peer, state) }
    }
  }

  // MARK: Invitations

  /// Invites a peer that listens at a port (Peers.IN1).
  func invite(
    _ peer: MCPeerID, port: UInt16, _ purpose: LinkMessage.Greeting.Purpose, seconds: Double
  ) {
    guard entries[peer.identity.id] == nil else { return }
    guard hasSpace, let link = SessionLink(to: peer.identity, port: port, purpose, of: self) else {
      return tell(peer, .notConnected)
    }
    greeting.append(link)
    PeerQueue.after(seconds) { [weak self, weak link] in
      if let link, self?.greeting.contains(where: { $0 === link }) == true { link.fail() }
    }
  }

  /// Joins the session of a peer that has invited this one (Peers.IN3).
  func join(_ link: PeerLink, _ greeting: LinkMessage.Greeting, _ transcript: Data) {
    guard hasSpace || entries[greeting.from.id] != nil else { return SessionLink.decline(link) }
    let new = SessionLink(accepting: link, greeting, transcript, of: self)
    self.greeting.append(new)
    new.answer(greeting)
  }

  /// Whether the session has space for another peer (Peers.SE4).
  private var hasSpace: Bool { entries.count + 1 < kMCSessionMaximumNumberOfPeers }

  // MARK: Peers of the app's own discovery

  /// Returns the data by which a peer reaches this session (Peers.SE9).
  func connectionData(
    for peer: PeerIdentity, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    withAddress { [weak self] address in
      guard let self else { return }
      guard let address else {
        return callbacks.async { completion(nil, MCError(.unavailable)) }
      }
      let secret = manual[peer.id]?.secret ?? UUID().uuidString
      manual[peer.id, default: Manual()].secret = secret
      let data = SessionAddress(port: address.port, secret: secret).data
      callbacks.async { completion(data, nil) }
    }
  }

  /// Connects to a peer whose data the app has received (Peers.SE9).
  func connect(_ peer: MCPeerID, _ data: Data) {
    let id = peer.identity.id
    guard entries[id] == nil else { return }
    guard hasSpace, peer.identity != identity, let address = SessionAddress(data: data) else {
      return tell(peer, .notConnected)
    }
    entries[id] = Entry(peer: peer)
    enter(.connecting, id)
    var wish = manual[id] ?? Manual()
    let waiting = wish.link
    wish.isWanted = true
    wish.link = nil
    wish.number += 1
    manual[id] = wish
    if let waiting, !waiting.0.hasEnded { join(waiting.0, waiting.1, waiting.2) }
    // The side with the lower identifier connects, and the other one waits.
    if identity.id < id, !dial(peer.identity, address) { return cancel(peer.identity) }
    PeerQueue.after(Self.patience) { [weak self, number = wish.number] in
      guard let self, manual[id]?.number == number, entries[id]?.state == .connecting else {
        return
      }
      cancel(peer.identity)
    }
  }

  /// Cancels connecting to a peer (Peers.SE9).
  func cancel(_ peer: PeerIdentity) {
    manual[peer.id]?.isWanted = false
    manual[peer.id]?.number += 1
    guard let entry = entries[peer.id], entry.state == .connecting else { return }
    let links = entry.links + greeting.filter { $0.peer.id == peer.id }
    greeting.removeAll { $0.peer.id == peer.id }
    for link in links { link.close() }
    enter(.notConnected, peer.id)
  }

  /// Connects to another member, and returns whether that is possible.
  private func dial(_ peer: PeerIdentity, _ address: SessionAddress) -> Bool {
    guard
      let link = SessionLink(
        to: peer, port: address.port, .membership(secret: address.secret), of: self)
    else { return false }
    greeting.append(link)
    PeerQueue.after(Self.patience) { [weak self, weak link] in
      if let link, self?.greeting.contains(where: { $0 === link }) == true { link.fail() }
    }
    return true
  }

  func take(_ link: PeerLink, _ greeting: LinkMessage.Greeting, _ transcript: Data) -> Bool {
    guard case .membership(let secret) = greeting.purpose, greeting.receiver == identity.id else {
      return false
    }
    if secret == self.secret {
      join(link, greeting, transcript)
      return true
    }
    let id = greeting.from.id
    guard let wish = manual[id], wish.secret == secret else { return false }
    if wish.isWanted {
      join(link, greeting, transcript)
    } else {
      manual[id]?.link = (link, greeting, transcript)
    }
    return true
  }

  /// Calls a closure with the address of this session, or with nil if there is none.
  func withAddress(_ body: @escaping @Sendable (SessionAddress?) -> Void) {
    let hub = hub ?? PeerHub.current()
    self.hub = hub
    hub.add(self)
    hub.whenReady { [secret] port in
      body(port.map { SessionAddress(port: $0, secret: secret) })
    }
  }

  // MARK: Connections

  /// Called when a peer takes part in the handshake.
  func linkBegan(_ link: SessionLink) {
    greeting.removeAll { $0 === link }
    let id = link.peer.id
    entries[id, default: Entry(peer: MCPeerID(link.peer))].links.append(link)
    if entries[id]?.state == .notConnected { enter(.connecting, id) }
  }

  /// Returns whether a peer is trusted (Peers.SE7).
  func judge(
    _ certificates: [SecCertificate], of peer: PeerIdentity,
    _ decide: @escaping @Sendable (Bool) -> Void
  ) {
    let peer = self.peer(peer)
    deliver { session, delegate in
      guard let delegate else { return PeerQueue.perform { decide(true) } }
      delegate.session(
        session, didReceiveCertificate: certificates.isEmpty ? nil : certificates, fromPeer: peer
      ) { isTrusted in PeerQueue.perform { decide(isTrusted) } }
    }
  }

  /// Called when a peer is connected.
  func linkConnected(_ link: SessionLink) {
    manual[link.peer.id]?.isWanted = false
    enter(.connected, link.peer.id)
    introduce(link)
  }

  /// Called when a connection has ended.
  func linkEnded(_ link: SessionLink) {
    let id = link.peer.id
    let wasGreeting = greeting.contains { $0 === link }
    greeting.removeAll { $0 === link }
    entries[id]?.links.removeAll { $0 === link }
    if let entry = entries[id] {
      if entry.links.isEmpty, !greeting.contains(where: { $0.peer.id == id }) {
        enter(.notConnected, id)
      }
    } else if wasGreeting {
      tell(MCPeerID(link.peer), .notConnected)
    }
  }

  /// Introduces a new member and the other ones to each other (Peers.SE5).
  private func introduce(_ link: SessionLink) {
    let others = entries.values.filter { $0.peer.identity.id != link.peer.id }
      .compactMap { $0.links.first { $0.isConnected } }
    func member(_ link: SessionLink) -> LinkMessage.Member? {
      link.address.map { LinkMessage.Member(identity: link.peer, address: $0) }
    }
    let members = others.compactMap(member)
    if !members.isEmpty { link.link.send(Frame(.introduction(members))) }
    guard let new = member(link) else { return }
    for other in others { other.link.send(Frame(.introduction([new]))) }
  }

  /// Connects to members that a peer has named (Peers.SE5).
  func meet(_ members: [LinkMessage.Member]) {
    for member in members where member.identity.isValid {
      let id = member.identity.id
      // Both are notified, and one of them connects.
      guard identity.id < id, entries[id] == nil, hasSpace,
        !greeting.contains(where: { $0.peer.id == id })
      else { continue }
      _ = dial(member.identity, member.address)
    }
  }

  /// Returns the app's object for a peer.
  func peer(_ identity: PeerIdentity) -> MCPeerID {
    entries[identity.id]?.peer ?? MCPeerID(identity)
  }

  /// Returns the connection to a peer; nil if it is not connected.
  func link(to peer: PeerIdentity) -> SessionLink? {
    entries[peer.id]?.links.first { $0.isConnected }
  }

  // MARK: End

  /// Leaves the session (Peers.SE8).
  func disconnect() {
    let (links, ids) = (entries.values.flatMap(\.links) + greeting, Array(entries.keys))
    (greeting, manual) = ([], [:])
    for link in links { link.close() }
    for id in ids { enter(.notConnected, id) }
    hub?.remove(self)
    hub = nil
  }
}

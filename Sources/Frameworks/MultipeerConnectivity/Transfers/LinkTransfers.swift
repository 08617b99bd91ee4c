/// The transfers on a connection of a session: data, streams and resources.
///
/// Steps Peers.DT1….
///
/// - Thread: the queue of peers.
final class LinkTransfers: @unchecked Sendable {
  private weak var owner: SessionLink?
  private var incoming: [UInt32: any IncomingTransfer] = [:]
  private var outgoing: [UInt32: any OutgoingTransfer] = [:]
  private var lastNumber: UInt32 = 0

  init(_ owner: SessionLink) { self.owner = owner }

  // MARK: Sending

  /// Sends a message.
  func send(_ message: LinkMessage) { owner?.link.send(Frame(message)) }

  /// Sends bytes of a stream or a resource.
  func send(_ bytes: Data, number: UInt32, completion: (@Sendable () -> Void)? = nil) {
    owner?.link.send(Frame(number: number, bytes), completion: completion)
  }

  /// Starts to send a stream or a resource.
  ///
  /// - Parameter begin: Creates it with its number.
  func add<Transfer: OutgoingTransfer>(_ begin: (UInt32) -> Transfer) -> Transfer {
    lastNumber += 1
    let transfer = begin(lastNumber)
    outgoing[lastNumber] = transfer
    return transfer
  }

  /// Forgets what is sent.
  func removeOutgoing(_ number: UInt32) { outgoing[number] = nil }

  /// Forgets what is received.
  func removeIncoming(_ number: UInt32) { incoming[number] = nil }

  // MARK: Receiving

  /// Handles a frame from the peer.
  func hear(_ frame: Frame) {
    switch frame.kind {
    case .data:
      deliver { [payload = frame.payload] session, delegate, peer in
        delegate?.session(session, didReceive: payload, fromPeer: peer)
      }
    case .piece: if let (number, bytes) = frame.piece { incoming[number]?.take(bytes) }
    case .message: if let message = frame.message { hear(message) }
    }
  }

  private func hear(_ message: LinkMessage) {
    switch message {
    case .introduction(let members): owner?.engine?.meet(members)
    case .resource(let number, let name, let size):
      guard incoming[number] == nil, let folder = owner?.engine?.folder else { return }
      incoming[number] = IncomingResource(self, number, name, size: size, in: folder)
    case .stream(let number, let name):
      guard incoming[number] == nil else { return }
      incoming[number] = IncomingStream(self, number, name)
    case .end(let number): incoming[number]?.end()
    case .canceled(let number): incoming[number]?.fail(.cancelled)
    case .granted(let number, let count): outgoing[number]?.grant(count)
    case .received(let number): outgoing[number]?.received()
    case .stopped(let number): outgoing[number]?.fail(.cancelled)
    case .greeting, .answer, .proof, .accepted, .bye: break
    }
  }

  /// Calls the delegate of the session, on its queue.
  func deliver(
    _ body: @escaping @Sendable (MCSession, (any MCSessionDelegate)?, MCPeerID) -> Void
  ) {
    guard let owner, let engine = owner.engine else { return }
    let peer = engine.peer(owner.peer)
    engine.deliver { body($0, $1, peer) }
  }

  /// Ends all transfers, since the connection has ended.
  func fail() {
    let (received, sent) = (Array(incoming.values), Array(outgoing.values))
    (incoming, outgoing) = ([:], [:])
    for transfer in received { transfer.fail(.notConnected) }
    for transfer in sent { transfer.fail(.notConnected) }
  }
}

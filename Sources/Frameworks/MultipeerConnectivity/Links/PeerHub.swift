internal import Network

/// The port at which other peers reach this process, while one of its sessions or advertisers needs
/// it.
///
/// Steps Peers.PC1 and PC2.
///
/// - Thread: the queue of peers.
final class PeerHub: @unchecked Sendable {
  /// A receiver of connections from peers.
  protocol Receiver: AnyObject, Sendable {
    /// Returns whether a greeting is for the receiver, which then owns the connection.
    func take(_ link: PeerLink, _ greeting: LinkMessage.Greeting, _ transcript: Data) -> Bool
  }

  private struct Entry { weak var receiver: (any Receiver)? }

  // Unchecked because the queue of the links alone uses it.
  nonisolated(unsafe) private static weak var running: PeerHub?

  private var listener: NWListener?
  private var port: UInt16?
  private var hasFailed = false
  private var waiting: [@Sendable (UInt16?) -> Void] = []
  private var receivers: [Entry] = []
  private var unknown: [ObjectIdentifier: PeerLink] = [:]

  /// The seconds in which a connection must send its greeting.
  ///
  /// - Source: ours. Confidence: guess.
  private static let patience = 10.0

  /// Returns the hub of this process, which lives until its last reference is released.
  static func current() -> PeerHub {
    dispatchPrecondition(condition: .onQueue(PeerQueue.queue))
    if let running, !running.hasFailed { return running }
    let hub = PeerHub()
    running = hub
    hub.start()
    return hub
  }

  // MARK: Doing

  /// Calls a closure with the port once it is open, or with nil if it cannot be opened.
  func whenReady(_ body: @escaping @Sendable (UInt16?) -> Void) {
    if port != nil || hasFailed { body(port) } else { waiting.append(body) }
  }

  /// Adds a receiver of connections.
  func add(_ receiver: any Receiver) {
    receivers.removeAll { $0.receiver == nil || $0.receiver === receiver }
    receivers.append(Entry(receiver: receiver))
  }

  /// Removes a receiver of connections.
  func remove(_ receiver: any Receiver) {
    receivers.removeAll { $0.receiver == nil || $0.receiver === receiver }
  }

  // MARK: Internals

  private func start() {
    let parameters = NWParameters.tcp
    // Peers.PC1: only peers of this machine.
    parameters.requiredLocalEndpoint = .hostPort(host: "127.0.0.1", port: .any)
    guard let listener = try? NWListener(using: parameters) else { return decide(nil) }
    self.listener = listener
    listener.newConnectionHandler = { [weak self] in self?.accept(PeerLink($0)) }
    listener.stateUpdateHandler = { [weak self, weak listener] state in
      switch state {
      case .ready: self?.decide(listener?.port?.rawValue)
      case .failed, .waiting: self?.decide(nil)
      case .setup, .cancelled: break
      }
    }
    listener.start(queue: PeerQueue.queue)
  }

  private func decide(_ port: UInt16?) {
    guard self.port == nil, !hasFailed else { return }
    self.port = port
    hasFailed = port == nil
    let bodies = waiting
    waiting = []
    for body in bodies { body(port) }
  }

  private func accept(_ link: PeerLink) {
    let id = ObjectIdentifier(link)
    unknown[id] = link
    link.hear = { [weak self, weak link] frame in
      guard let self, let link = unknown.removeValue(forKey: id) ?? link else { return }
      link.hear = nil
      link.whenEnded = nil
      guard case .greeting(let greeting) = frame.message, greeting.from.isValid,
        receivers.contains(where: {
          $0.receiver?.take(link, greeting, frame.payload) == true
        })
      else { return link.close() }
    }
    link.whenEnded = { [weak self] in self?.unknown[id] = nil }
    PeerQueue.after(Self.patience) { [weak self] in
      self?.unknown.removeValue(forKey: id)?.close()
    }
    link.start()
  }
}

internal import TactusAddressRace
internal import TactusTLS

/// The implementation of a connection.
///
/// It works on a queue of its own, and calls the app's handlers on the app's queue.
///
/// - Thread: its queue, except the methods that say otherwise.
final class ConnectionEngine: @unchecked Sendable {
  let endpoint: NWEndpoint
  let parameters: NWParameters
  let network: PathSource
  let queue: DispatchQueue
  /// Whether a listener has accepted the connection.
  let isServer: Bool
  let values = SharedValues(ConnectionValues())

  // The protocol stack, from the socket to TLS to WebSocket.
  var transport: (any Transport)?
  var tls: TLSStream?
  /// Whether the handshake of TLS has succeeded.
  var isSecure = false
  var webSocket: WebSocketSession?
  var race: AddressRace<SocketAddress, NWError>?
  /// The number of the current attempt to connect, which identifies late results of earlier ones.
  var attempt = 0
  var observation: Int?

  // Content.
  var sends: [SendRequest] = []
  /// The bytes of a datagram whose last part has not been passed to `send` yet.
  var partialDatagram: [UInt8] = []
  var hasEndedSending = false
  /// The number of sends that the system has not completed.
  var pendingSendCount = 0
  /// A reference to the engine itself, from the app's release of the connection until its end.
  private var abandoned: ConnectionEngine?
  var receives: [ReceiveRequest] = []
  var stream: [UInt8] = []
  var messages: [IncomingMessage] = []
  var hasStreamEnded = false
  var hasReportedEnd = false
  /// The error of a datagram, which the next receive request reports.
  var datagramError: NWError?

  /// The number of buffered bytes at which reading from the socket pauses.
  ///
  /// - Source: ours.
  static let readLimit = 262_144

  /// Creates the work of a connection.
  ///
  /// - Parameters:
  ///   - accepted: The socket that a listener has accepted; nil for a connection that is to be
  ///     established.
  ///   - queue: The queue of the socket; nil for a new one.
  init(
    to endpoint: NWEndpoint, using parameters: NWParameters, network: PathSource,
    accepted: (any Transport)?, queue: DispatchQueue? = nil
  ) {
    (self.endpoint, self.parameters, self.network) = (endpoint, parameters, network)
    self.queue = queue ?? DispatchQueue(label: "tactus.network.connection")
    transport = accepted
    isServer = accepted != nil
  }

  /// Does work on the queue.
  ///
  /// - Thread: any.
  func perform(_ work: @escaping @Sendable (ConnectionEngine) -> Void) {
    queue.async { work(self) }
  }

  // MARK: States

  var state: NWConnection.State { values.current.state }

  /// Whether the connection has failed or been canceled.
  var hasEnded: Bool {
    switch state {
    case .failed, .cancelled: true
    case .setup, .waiting, .preparing, .ready: false
    }
  }

  /// Starts the connection.
  ///
  /// - Thread: any.
  func start(_ appQueue: DispatchQueue) {
    perform { engine in
      guard case .setup = engine.state, engine.values.current.queue == nil else { return }
      engine.values.change {
        $0.queue = appQueue
        $0.callbackQueue = appQueue.callbackQueue
      }
      engine.enter(.preparing)
      engine.observeNetwork()
      engine.establish()
    }
  }

  /// Changes the state, and calls the closure for it.
  func enter(_ state: NWConnection.State) {
    guard !hasEnded, state != self.state else { return }
    values.change { $0.state = state }
    deliver { $0.stateHandler?(state) }
  }

  /// Calls a closure with the app's closures, on the app's queue.
  func deliver(_ body: @escaping @Sendable (ConnectionValues) -> Void) {
    guard let callbackQueue = values.current.callbackQueue else { return }
    callbackQueue.async { [values] in body(values.current) }
  }

  /// Ends the connection because of an error (Connections.CN8).
  func fail(_ error: NWError) {
    guard !hasEnded else { return }
    enter(.failed(error))
    tearDown(isAbort: false, error)
    endIfAbandoned()
  }

  /// Ends the connection for the app (Connections.CN9).
  func cancel(isAbort: Bool) {
    abandoned = nil
    guard state != .cancelled else { return }
    let wasFailed = hasEnded
    if !isAbort, let tls, case .ready = state {
      tls.close()
      sendOutgoing()
    }
    tearDown(isAbort: isAbort, .posix(.ECANCELED))
    values.change { $0.state = .cancelled }
    deliver { $0.stateHandler?(.cancelled) }
    // The handlers often retain the connection.
    let release: @Sendable (inout sending ConnectionValues) -> Void = {
      $0.stateHandler = nil
      $0.viabilityHandler = nil
      $0.betterPathHandler = nil
      $0.pathHandler = nil
    }
    if let callbackQueue = values.current.callbackQueue {
      callbackQueue.async { [values] in values.change(release) }
    } else if !wasFailed {
      values.change(release)
    }
  }

  /// Ends a connection that the app has released, after its pending sends (Connections.CN10).
  ///
  /// - Thread: any.
  func abandon() {
    values.change { if !$0.isBeingCanceled { $0.stateHandler = nil } }
    perform { engine in
      engine.abandoned = engine
      engine.endIfAbandoned()
    }
  }

  /// Ends an abandoned connection that has sent everything, or cannot (Connections.CN10).
  func endIfAbandoned() {
    guard abandoned != nil else { return }
    switch state {
    case .preparing where !sends.isEmpty: break
    case .ready where pendingSendCount > 0: break
    case .setup, .waiting, .preparing, .ready, .failed, .cancelled: cancel(isAbort: false)
    }
  }

  private func tearDown(isAbort: Bool, _ error: NWError) {
    attempt += 1
    if let observation { network.remove(observation) }
    observation = nil
    race?.cancel()
    race = nil
    transport?.close(isAbort: isAbort, error)
    transport = nil
    tls = nil
    webSocket?.end(error)
    let (sends, receives) = (sends, receives)
    (self.sends, self.receives, stream, messages) = ([], [], [], [])
    for send in sends { complete(send, error) }
    for receive in receives { complete(receive, nil, nil, false, error) }
  }

  /// Waits for another path (Connections.CN4).
  func wait(_ error: NWError) {
    attempt += 1
    race?.cancel()
    race = nil
    enter(.waiting(error))
    endIfAbandoned()
  }

  /// Tries again to connect.
  func restart() {
    guard case .waiting = state else { return }
    enter(.preparing)
    establish()
  }

  // MARK: Network

  private func observeNetwork() {
    observation = network.observe { [weak self] in self?.perform { $0.networkChanged() } }
  }

  /// Follows a change of the network (Connections.CN4, Connections.CN11).
  private func networkChanged() {
    switch state {
    case .waiting: restart()
    case .ready:
      guard let old = values.current.path else { return }
      let new = makePath()
      guard new != old else { return }
      values.change { $0.path = new }
      deliver { $0.pathHandler?(new) }
      if new.status != old.status {
        deliver { $0.viabilityHandler?(new.status == .satisfied) }
      }
    case .setup, .preparing, .failed, .cancelled: break
    }
  }

  /// The path of the connected socket (Connections.CN11).
  func makePath() -> NWPath {
    let (local, remote) = (transport?.localAddress, transport?.remoteAddress)
    let snapshot = network.snapshot
    let base = snapshot.path()
    let bytes: [UInt8] =
      switch local?.host {
      case .ipv4(let address): address.bytes
      case .ipv6(let address): address.bytes
      case .name, nil: []
      }
    let own = snapshot.interfaces.filter { interface in
      interface.isRunning
        && (remote?.isLocal ?? true
          ? interface.kind == .loopback : interface.addresses.contains(bytes))
    }
    return NWPath(
      interfaces: own.map { NWInterface($0) }, addresses: own.flatMap(\.addresses),
      gateways: [], supportsDNS: base.supportsDNS, localEndpoint: local?.endpoint,
      remoteEndpoint: remote?.endpoint ?? endpoint)
  }
}

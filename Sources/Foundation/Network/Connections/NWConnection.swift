/// A stream or a flow of datagrams to another endpoint, with TLS if the parameters include it.
///
/// Steps Connections.CN1….
///
/// - Thread: any.
public final class NWConnection: Sendable, CustomDebugStringConvertible {
  /// The remote endpoint.
  public let endpoint: NWEndpoint
  /// The parameters.
  public let parameters: NWParameters
  private let engine: ConnectionEngine

  // MARK: Creating

  /// Creates a connection to an endpoint.
  public convenience init(to: NWEndpoint, using: NWParameters) {
    self.init(to: to, using: using, network: .machine)
  }

  /// Creates a connection to a port of a host.
  public convenience init(
    host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters
  ) { self.init(to: .hostPort(host: host, port: port), using: using) }

  /// Creates a connection whose paths are those of a source.
  package init(to endpoint: NWEndpoint, using parameters: NWParameters, network: PathSource) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
    engine = ConnectionEngine(
      to: endpoint, using: parameters.copy(), network: network, accepted: nil)
  }

  /// Creates a connection that a listener has accepted.
  init(
    accepted transport: any Transport, using parameters: NWParameters, network: PathSource,
    queue: DispatchQueue
  ) {
    endpoint = transport.remoteAddress?.endpoint ?? .unix(path: "")
    self.parameters = parameters
    engine = ConnectionEngine(
      to: endpoint, using: parameters.copy(), network: network, accepted: transport, queue: queue)
  }

  deinit { engine.abandon() }

  // MARK: Starting

  /// Starts the connection, whose closures are called on a queue.
  public func start(queue: DispatchQueue) {
    engine.noteUnsupported()
    engine.start(queue)
  }

  /// Tries again if the connection waits.
  public func restart() { engine.perform { $0.restart() } }

  /// Closes the connection gracefully, as its protocols define.
  public func cancel() { cancel(isAbort: false) }

  /// Ends the connection at once.
  public func forceCancel() { cancel(isAbort: true) }

  private func cancel(isAbort: Bool) {
    engine.values.change { $0.isBeingCanceled = true }
    engine.perform { $0.cancel(isAbort: isAbort) }
  }

  // MARK: Observing

  /// The state.
  public var state: State { engine.values.current.state }

  /// The queue of the closures; nil before the start.
  public var queue: DispatchQueue? { engine.values.current.queue }

  /// The path; nil before the connection is ready.
  public var currentPath: NWPath? { engine.values.current.path }

  /// The closure that receives each new state.
  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { engine.values.current.stateHandler }
    set { engine.values.change { $0.stateHandler = newValue } }
  }

  /// The handler that is called when data can be sent and received, and when it no longer can.
  @preconcurrency public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { engine.values.current.viabilityHandler }
    set { engine.values.change { $0.viabilityHandler = newValue } }
  }

  /// The closure that receives whether there is a better path; only called with false.
  @preconcurrency public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { engine.values.current.betterPathHandler }
    set { engine.values.change { $0.betterPathHandler = newValue } }
  }

  /// The closure that receives each new path.
  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { engine.values.current.pathHandler }
    set { engine.values.change { $0.pathHandler = newValue } }
  }

  /// The largest datagram in bytes; 0 for a stream, and before the connection is ready.
  public var maximumDatagramSize: Int { engine.values.current.maximumDatagramSize }

  /// Returns the metadata of a protocol; nil without any.
  public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
    engine.values.current.metadata.first { $0.definition == definition }
  }

  /// The endpoint and the protocols.
  public var debugDescription: String { "[\(endpoint) \(parameters)] \(state)" }

  // MARK: Sending

  /// Sends data.
  ///
  /// - Parameters:
  ///   - content: The data; nil to only end a message.
  ///   - contentContext: The message that the data belongs to.
  ///   - isComplete: Whether the data is the last one of its message; with a final context it ends
  ///     the sending side of the connection.
  ///   - completion: The notification that the data has been processed.
  @preconcurrency
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    let request = SendRequest(
      bytes: content.map { Array($0) }, context: contentContext, isComplete: isComplete,
      completion: completion)
    engine.perform { $0.send(request) }
  }

  /// Sends data of any kind.
  @preconcurrency
  public func send<Content: DataProtocol>(
    content: Content?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    send(
      content: content.map { Data($0) }, contentContext: contentContext, isComplete: isComplete,
      completion: completion)
  }

  // MARK: Receiving

  /// Receives data once.
  ///
  /// - Parameters:
  ///   - minimumIncompleteLength: The number of bytes to wait for, unless the message ends first.
  ///   - maximumLength: The largest number of bytes.
  ///   - completion: A closure that receives the data, the message, whether the message is
  ///     complete, and the error.
  @preconcurrency
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion:
      @escaping @Sendable (
        _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      ) -> Void
  ) {
    let request = ReceiveRequest(
      minimum: max(1, minimumIncompleteLength), maximum: max(1, maximumLength), isMessage: false,
      completion: completion)
    engine.perform { $0.receive(request) }
  }

  /// Receives a whole message once: a datagram, or all bytes of a stream.
  @preconcurrency
  public func receiveMessage(
    completion:
      @escaping @Sendable (
        _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool,
        _ error: NWError?
      ) -> Void
  ) {
    let request = ReceiveRequest(
      minimum: .max, maximum: .max, isMessage: true, completion: completion)
    engine.perform { $0.receive(request) }
  }

  /// Runs a closure whose sends and receives are processed as a batch.
  public func batch(_ block: () -> Void) {
    // The calls of the closure reach the connection's queue in order.
    block()
  }
}

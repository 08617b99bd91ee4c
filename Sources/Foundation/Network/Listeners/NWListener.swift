/// A listener for connections of peers.
///
/// Steps Connections.LI1….
///
/// - Thread: any.
public final class NWListener: Sendable, CustomDebugStringConvertible {
  /// The states of a listener.
  public enum State: Sendable, Equatable {
    /// The listener has not been started.
    case setup
    /// The listener waits for a network; never used on this phone.
    case waiting(NWError)
    /// The listener accepts connections.
    case ready
    /// The listener has ended because of an error.
    case failed(NWError)
    /// The app has canceled the listener.
    case cancelled
  }

  /// The limit that allows any number of connections.
  public static let InfiniteConnectionLimit: Int = .max

  /// The parameters.
  public let parameters: NWParameters
  private let engine: ListenerEngine

  // MARK: Creating

  /// Creates a listener.
  ///
  /// - Parameters:
  ///   - using: The parameters, whose local endpoint gives the address, and the port unless `on`
  ///     does.
  ///   - on: The port; `any` lets the system choose one.
  /// - Throws: `NWError.posix(.EINVAL)` for parameters without TCP and UDP.
  public convenience init(using: NWParameters, on: NWEndpoint.Port = .any) throws {
    try self.init(using: using, on: on, network: .machine)
  }

  /// Creates a listener whose connections have the paths of a source.
  package init(
    using parameters: NWParameters, on port: NWEndpoint.Port, network: PathSource
  ) throws {
    let transport = parameters.defaultProtocolStack.transportProtocol
    guard transport is NWProtocolTCP.Options || transport is NWProtocolUDP.Options else {
      throw NWError.posix(.EINVAL)
    }
    self.parameters = parameters
    engine = ListenerEngine(using: parameters.copy(), on: port, network: network)
  }

  /// Creates a listener on a port that the system chooses, which publishes a service.
  ///
  /// - Throws: `NWError.posix(.EINVAL)` for parameters without TCP and UDP.
  public convenience init(service: Service, using: NWParameters) throws {
    try self.init(using: using)
    self.service = service
  }

  deinit { engine.abandon() }

  // MARK: Service

  /// The service that is published while the listener accepts connections; nil for none.
  ///
  /// A changed TXT record is published at once (Connections.BJ3).
  public var service: Service? {
    get { engine.values.current.service }
    set {
      engine.values.change { $0.service = newValue }
      engine.perform { $0.serviceChanged() }
    }
  }

  /// The closure that receives the endpoints of the service.
  @preconcurrency
  public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)? {
    get { engine.values.current.serviceHandler }
    set { engine.values.change { $0.serviceHandler = newValue } }
  }

  // MARK: Starting

  /// Starts to accept connections, and to call the closures on a queue.
  public func start(queue: DispatchQueue) { engine.start(queue) }

  /// Ends the listener; connections that it has accepted go on.
  public func cancel() {
    engine.values.change { $0.isBeingCanceled = true }
    engine.perform { $0.cancel() }
  }

  // MARK: Observing

  /// The state.
  public var state: State { engine.values.current.state }

  /// The queue of the closures; nil before the start.
  public var queue: DispatchQueue? { engine.values.current.queue }

  /// The port; nil before the listener is ready, and for a Unix domain socket.
  public var port: NWEndpoint.Port? { engine.values.current.port }

  /// The closure that receives each new state.
  @preconcurrency public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)? {
    get { engine.values.current.stateHandler }
    set { engine.values.change { $0.stateHandler = newValue } }
  }

  /// The closure that receives each connection, which it starts or cancels.
  @preconcurrency
  public var newConnectionHandler: (@Sendable (_ connection: NWConnection) -> Void)? {
    get { engine.values.current.connectionHandler }
    set { engine.values.change { $0.connectionHandler = newValue } }
  }

  /// The number of connections that the closure may still receive; the others wait.
  public var newConnectionLimit: Int {
    get { engine.values.current.connectionLimit }
    set {
      engine.values.change { $0.connectionLimit = newValue }
      engine.perform { $0.limitChanged() }
    }
  }

  /// The port and the state.
  public var debugDescription: String {
    "[listener \(port.map { "\($0)" } ?? "without a port")] \(state)"
  }
}

/// A browser that finds services of the local network.
///
/// Steps Connections.BJ1 and BJ2.
///
/// - Thread: any.
public final class NWBrowser: Sendable, CustomDebugStringConvertible {
  /// The states of a browser.
  public enum State: Sendable, Equatable {
    /// The browser has not been started.
    case setup
    /// The browser searches.
    case ready
    /// The browser has ended because of an error.
    case failed(NWError)
    /// The app has ended the search.
    case cancelled
    /// The browser waits for a network; never used on this phone.
    case waiting(NWError)
  }

  /// The kind of services for which a browser searches.
  public enum Descriptor: Sendable, Hashable {
    /// Services of a type in a domain; nil for the default one.
    case bonjour(type: String, domain: String?)
    /// Services of a type in a domain, with the TXT record of each.
    case bonjourWithTXTRecord(type: String, domain: String?)
  }

  /// The kind of services for which the browser searches.
  public let descriptor: Descriptor
  /// The parameters.
  public let parameters: NWParameters
  private let engine: BrowserWork

  // MARK: Creating

  /// Creates a browser.
  public convenience init(for descriptor: Descriptor, using parameters: NWParameters) {
    self.init(for: descriptor, using: parameters, network: .machine)
  }

  /// Creates a browser that uses the daemon of a source.
  package init(
    for descriptor: Descriptor, using parameters: NWParameters, network: PathSource
  ) {
    (self.descriptor, self.parameters) = (descriptor, parameters)
    engine = BrowserWork(descriptor, on: network.bonjour)
  }

  deinit { engine.abandon() }

  // MARK: Starting

  /// Starts to search, and to call the closures on a queue.
  public func start(queue: DispatchQueue) { engine.start(queue) }

  /// Ends the search.
  public func cancel() { engine.cancel() }

  // MARK: Observing

  /// The state.
  public var state: State { engine.values.current.state }

  /// The queue of the closures; nil before the start.
  public var queue: DispatchQueue? { engine.values.current.queue }

  /// The services found at present.
  public var browseResults: Set<Result> { engine.values.current.results }

  /// The closure that receives each new state.
  @preconcurrency public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)? {
    get { engine.values.current.stateHandler }
    set { engine.values.change { $0.stateHandler = newValue } }
  }

  /// The closure that receives the services and what has changed.
  @preconcurrency
  public var browseResultsChangedHandler:
    (@Sendable (_ newResults: Set<Result>, _ changes: Set<Result.Change>) -> Void)?
  {
    get { engine.values.current.resultsHandler }
    set { engine.values.change { $0.resultsHandler = newValue } }
  }

  /// The type and the state.
  public var debugDescription: String { "[browser \(descriptor)] \(state)" }
}

public import FoundationNetworking
import Synchronization
import TactusCrashReports
import TactusFoundationBase

/// A request that is loaded, whose delegate receives the data (Networking.NW54).
///
/// A session loads it; `URLProtocol`s of the app serve it too.
///
/// - Thread: the delegate is called on the main queue, or the queue of `setDelegateQueue`. On an
///   iPhone it is called on the run loop of the thread that starts the connection.
open class NSURLConnection: NSObject {
  /// The request at the beginning.
  public let originalRequest: URLRequest

  /// The request that is loaded: after redirections, the last one.
  public var currentRequest: URLRequest { state.withLock(\.request) }

  // Sendable because the lock around it is held while it is used.
  private struct State: @unchecked Sendable {
    var request: URLRequest
    var queue = OperationQueue.main
    /// The delegate before the start; then the relay has it.
    var delegate: (any NSURLConnectionDelegate)?
    var relay: ConnectionRelay?
    var session: URLSession?
    var hasEnded = false
  }

  private let state: Mutex<State>

  /// Creates a connection.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - delegate: The delegate, which is retained until the connection ends.
  ///   - startImmediately: Whether the connection starts at once.
  public init?(request: URLRequest, delegate: Any?, startImmediately: Bool) {
    guard Self.canHandle(request) else { return nil }
    originalRequest = request
    state = Mutex(
      State(request: request, delegate: delegate as? any NSURLConnectionDelegate))
    super.init()
    if startImmediately { start() }
  }

  /// Creates a connection and starts it.
  public convenience init?(request: URLRequest, delegate: Any?) {
    self.init(request: request, delegate: delegate, startImmediately: true)
  }

  /// Returns whether a request can be loaded: whether it has a URL with a scheme.
  open class func canHandle(_ request: URLRequest) -> Bool { request.url?.scheme != nil }

  /// Starts to load the request; does nothing for a connection that was started.
  open func start() {
    state.withLock { state in
      guard state.session == nil, !state.hasEnded else { return }
      let relay = ConnectionRelay(self, state.delegate)
      (state.relay, state.delegate) = (relay, nil)
      let session = URLSession(
        configuration: .default, delegate: relay, delegateQueue: state.queue)
      state.session = session
      session.dataTask(with: originalRequest).resume()
      session.finishTasksAndInvalidate()
    }
  }

  /// Ends the connection; the delegate receives nothing more.
  open func cancel() {
    let (relay, session) = state.withLock { state in
      state.hasEnded = true
      defer { (state.relay, state.delegate) = (nil, nil) }
      return (state.relay, state.session)
    }
    relay?.close()
    session?.invalidateAndCancel()
  }

  /// Sets the queue of the delegate, before the start; nil for the main queue.
  open func setDelegateQueue(_ queue: OperationQueue?) {
    state.withLock { $0.queue = queue ?? .main }
  }

  /// Chooses the run loop on which the delegate is called: the main one.
  ///
  /// Another run loop has no effect, which one warning says.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard aRunLoop !== RunLoop.main else { return }
    RuntimeWarning.once(
      "NSURLConnection: the delegate is called on the main queue; use setDelegateQueue for another",
      namesPlace: true)
  }

  /// Withdraws such a choice; it has no effect.
  open func unschedule(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Remembers the request after a redirection.
  func follow(_ request: URLRequest) { state.withLock { $0.request = request } }

  // MARK: Without a delegate

  /// Loads a request, and waits for its data.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - response: Receives the response; nil for none.
  /// - Throws: The error of the network.
  open class func sendSynchronousRequest(
    _ request: URLRequest, returning response: AutoreleasingUnsafeMutablePointer<URLResponse?>?
  ) throws -> Data {
    let result = Mutex<(URLResponse?, Data?, (any Error)?)>((nil, nil, nil))
    let isOver = DispatchSemaphore(value: 0)
    let session = URLSession(configuration: .default)
    session.dataTask(with: request) { data, response, error in
      result.withLock { $0 = (response, data, error) }
      isOver.signal()
    }.resume()
    session.finishTasksAndInvalidate()
    isOver.wait()
    let (found, data, error) = result.withLock { $0 }
    response?.pointee = found
    if let error { throw error }
    return data ?? Data()
  }

  /// Loads a request, and calls a closure on a queue with the response and the data, or the error.
  @preconcurrency
  open class func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue,
    completionHandler handler:
      @escaping @Sendable (_ response: URLResponse?, _ data: Data?, _ error: (any Error)?) -> Void
  ) {
    let session = URLSession(configuration: .default, delegate: nil, delegateQueue: queue)
    session.dataTask(with: request) { data, response, error in
      handler(response, error == nil ? data : nil, error)
    }.resume()
    session.finishTasksAndInvalidate()
  }
}

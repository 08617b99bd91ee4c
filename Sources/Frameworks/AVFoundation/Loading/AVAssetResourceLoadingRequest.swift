import Synchronization
import TactusThreads

/// A request of an asset for data (Players.RL1…).
///
/// - Thread: any; a lock guards its state, and the delegate sets the answer on its queue.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  // The outcome has a lock; one thread sets the rest, as the documentation demands.

  /// The address, as a request.
  public let request: URLRequest
  /// The properties that are wanted; nil if they are known.
  public let contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
  /// The bytes that are wanted.
  public let dataRequest: AVAssetResourceLoadingDataRequest?
  /// The process that asks.
  public let requestor = AVAssetResourceLoadingRequestor()
  /// The response of a server; the app may set it.
  open var response: URLResponse?
  /// Another address, from which the data is loaded; the app may set it before it finishes.
  open var redirect: URLRequest?

  /// Whether the app has finished.
  open var isFinished: Bool { outcome.withLock { $0 != nil } }
  /// Whether the data is not needed any more.
  open var isCancelled: Bool { cancellation.withLock { $0 } }

  /// Finishes: all bytes were given.
  open func finishLoading() { end(nil) }

  /// Finishes with the error why bytes cannot be given; nil for none.
  open func finishLoading(with error: (any Error)?) { end(error) }

  /// Finishes with a response, bytes and another address.
  @available(*, deprecated, message: "use response, redirect and finishLoading()")
  open func finishLoading(with response: URLResponse?, data: Data?, redirect: URLRequest?) {
    (self.response, self.redirect) = (response, redirect)
    if let data { dataRequest?.respond(with: data) }
    end(nil)
  }

  /// Asks for the key of protected content, which is not read.
  ///
  /// - Throws: `AVError.contentIsProtected`.
  open func streamingContentKeyRequestData(
    forApp appIdentifier: Data, contentIdentifier: Data, options: [String: Any]? = nil
  ) throws -> Data {
    throw AVError(.contentIsProtected, reason: "protected content is not read")
  }

  // MARK: Internals

  init(
    _ url: URL, _ information: AVAssetResourceLoadingContentInformationRequest?,
    _ data: AVAssetResourceLoadingDataRequest
  ) {
    (request, contentInformationRequest, dataRequest) = (URLRequest(url: url), information, data)
    super.init()
  }

  private struct Outcome: Sendable {
    var error: (any Error)?
  }

  private let outcome = Mutex<Outcome?>(nil)
  private let cancellation = Mutex(false)
  private let isOver = WakeSignal()

  /// Waits for the end.
  ///
  /// - Throws: The error of the app, or that it takes too long.
  func wait(within limit: Duration) throws {
    isOver.wait(for: limit)
    guard let outcome = outcome.withLock({ $0 }) else { throw URLError(.timedOut) }
    if let error = outcome.error { throw error }
  }

  /// Notes that the data is not needed any more; returns whether the app has not finished.
  func cancel() -> Bool {
    cancellation.withLock { $0 = true }
    return !isFinished
  }

  private func end(_ error: (any Error)?) {
    let isFirst = outcome.withLock { outcome in
      defer { outcome = outcome ?? Outcome(error: error) }
      return outcome == nil
    }
    if isFirst { isOver.signal() }
  }
}

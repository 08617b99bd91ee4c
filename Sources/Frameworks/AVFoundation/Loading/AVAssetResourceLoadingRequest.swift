import Synchronization
import TactusThreads

/// A request of an asset for data (Players.RL1…).
///
/// - Thread: any; a lock guards its state, and the delegate sets the answer on its queue.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  // The outcome has a lock; one thread sets all else, as the documentation requires.

  /// The URL, as a request.
  public let request: URLRequest
  /// The requested information; nil if it is known.
  public let contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
  /// The requested bytes.
  public let dataRequest: AVAssetResourceLoadingDataRequest?
  /// The requesting process.
  public let requestor = AVAssetResourceLoadingRequestor()
  /// The response of a server, which the app may set.
  open var response: URLResponse?
  /// A request for another URL, from which the data is loaded; the app may set it before it
  /// finishes.
  open var redirect: URLRequest?

  /// Whether the app has finished.
  open var isFinished: Bool { outcome.withLock { $0 != nil } }
  /// Whether the data is no longer needed.
  open var isCancelled: Bool { cancellation.withLock { $0 } }

  /// Finishes after all bytes were provided.
  open func finishLoading() { end(nil) }

  /// Finishes with the reason why bytes cannot be provided; nil for none.
  open func finishLoading(with error: (any Error)?) { end(error) }

  /// Finishes with a response, bytes and a redirect.
  @available(*, deprecated, message: "use response, redirect and finishLoading()")
  open func finishLoading(with response: URLResponse?, data: Data?, redirect: URLRequest?) {
    (self.response, self.redirect) = (response, redirect)
    if let data { dataRequest?.respond(with: data) }
    end(nil)
  }

  /// Requests the key of protected content, which is not read.
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
  /// - Throws: The error of the app, or a timeout.
  func wait(within limit: Duration) throws {
    isOver.wait(for: limit)
    guard let outcome = outcome.withLock({ $0 }) else { throw URLError(.timedOut) }
    if let error = outcome.error { throw error }
  }

  /// Records that the data is no longer needed; returns whether the app has not finished.
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

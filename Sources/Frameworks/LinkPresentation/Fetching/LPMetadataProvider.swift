internal import Synchronization
internal import TactusCrashReports

/// A fetcher of the metadata of one link.
///
/// Steps Sharing.LK3…
///
/// - Thread: any; a lock guards its state, and the app sets the options beforehand.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  private let fetch = Mutex<LinkFetch?>(nil)

  /// Creates a provider for one link.
  public override init() { super.init() }

  /// Whether images are fetched as well.
  open var shouldFetchSubresources = true
  /// The timeout in seconds; 30 by default (documented).
  open var timeout: TimeInterval = 30

  /// Fetches the metadata of a URL; a second call is a programming error.
  ///
  /// - Parameters:
  ///   - URL: The URL.
  ///   - completionHandler: Called with metadata or an `LPError`, on any thread.
  @preconcurrency
  open func startFetchingMetadata(
    for URL: URL,
    completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    startFetchingMetadata(for: URLRequest(url: URL), completionHandler: completionHandler)
  }

  /// Fetches the metadata of a URL request; a second call is a programming error.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - completionHandler: Called with metadata or an `LPError`, on any thread.
  @preconcurrency
  open func startFetchingMetadata(
    for request: URLRequest,
    completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    let new = LinkFetch(isWhole: shouldFetchSubresources, completionHandler)
    let isFirst = fetch.withLock { present in
      guard present == nil else { return false }
      present = new
      return true
    }
    if !isFirst {
      programmingError(
        "LPMetadataProvider: each object fetches the metadata of one link only",
        exception: "NSInternalInconsistencyException")
    }
    new.start(request, timeout)
  }

  /// Returns the metadata of a URL; a second call is a programming error.
  ///
  /// - Throws: An `LPError`.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    try await startFetchingMetadata(for: URLRequest(url: URL))
  }

  /// Returns the metadata of a URL request; a second call is a programming error.
  ///
  /// - Throws: An `LPError`.
  open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    try await withCheckedThrowingContinuation { continuation in
      startFetchingMetadata(for: request) { metadata, error in
        if let metadata {
          continuation.resume(returning: metadata)
        } else {
          continuation.resume(throwing: error ?? LPError(.unknown))
        }
      }
    }
  }

  /// Cancels fetching; the completion handler receives `metadataFetchCancelled` (Sharing.LK5).
  open func cancel() { fetch.withLock { $0 }?.end(LPError(.metadataFetchCancelled)) }
}

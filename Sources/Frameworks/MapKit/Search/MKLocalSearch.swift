internal import TactusCrashReports
internal import TactusVirtualTime

/// A search for places, which always fails, because there is no service (Maps.RQ2).
///
/// - Thread: any; all its properties are constants.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// A closure for the response or error of a search.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// The types of results.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1 << 0)
    /// Points of interest.
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
  }

  private let failure = FailingRequest()

  /// Creates a search.
  public init(request: Request) { super.init() }
  /// Creates a search for points of interest.
  public init(request: MKLocalPointsOfInterestRequest) { super.init() }

  /// Whether the search is in progress.
  open var isSearching: Bool { failure.isRunning }

  /// Calls the closure with an error.
  open func start(completionHandler: @escaping CompletionHandler) {
    fail { completionHandler(nil, $0) }
  }

  /// Throws an error.
  nonisolated(nonsending) open func start() async throws -> Response {
    try await withPhoneContinuation { (continuation: PhoneContinuation<Response>) in
      fail { continuation.resume(throwing: $0) }
    }
  }

  /// Cancels the search; its closure is not called.
  open func cancel() { failure.cancel() }

  private func fail(_ handler: @escaping (MKError) -> Void) {
    RuntimeWarning.once(
      "MKLocalSearch: there is no service that knows places, so each search fails",
      namesPlace: true)
    failure.begin { handler(MKError(.serverFailure)) }
  }
}

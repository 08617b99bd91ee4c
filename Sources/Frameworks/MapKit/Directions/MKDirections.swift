internal import TactusCrashReports
internal import TactusVirtualTime

/// A request for directions, which always fails, because there is no service (Maps.RQ1).
///
/// - Thread: any; all its properties are constants.
open class MKDirections: NSObject, @unchecked Sendable {
  /// A closure for the response or error of directions.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  /// A closure for the response or error of an arrival time.
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  private let failure = FailingRequest()

  /// Creates a request.
  public init(request: Request) { super.init() }

  /// Whether the request is in progress.
  open var isCalculating: Bool { failure.isRunning }

  /// Calls the closure with an error.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    fail { completionHandler(nil, $0) }
  }

  /// Throws an error.
  nonisolated(nonsending) open func calculate() async throws -> Response {
    try await withPhoneContinuation { (continuation: PhoneContinuation<Response>) in
      fail { continuation.resume(throwing: $0) }
    }
  }

  /// Calls the closure with an error.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    fail { completionHandler(nil, $0) }
  }

  /// Throws an error.
  nonisolated(nonsending) open func calculateETA() async throws -> ETAResponse {
    try await withPhoneContinuation { (continuation: PhoneContinuation<ETAResponse>) in
      fail { continuation.resume(throwing: $0) }
    }
  }

  /// Cancels the request; its closure is not called.
  open func cancel() { failure.cancel() }

  private func fail(_ handler: @escaping (MKError) -> Void) {
    RuntimeWarning.once(
      "MKDirections: there is no service that knows ways, so each request fails", namesPlace: true)
    failure.begin { handler(MKError(.directionsNotFound)) }
  }
}

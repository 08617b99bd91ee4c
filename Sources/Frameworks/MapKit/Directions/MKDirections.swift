internal import TactusCrashReports
internal import TactusVirtualTime

/// A request for the way between two places, which fails: there is no service for it (Maps.RQ1).
open class MKDirections: NSObject, @unchecked Sendable {
  /// A closure that receives ways.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  /// A closure that receives a time of arrival.
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  private let failure = FailingRequest()

  /// Creates a request.
  public init(request: Request) { super.init() }

  /// Whether the request is under way.
  open var isCalculating: Bool { failure.isRunning }

  /// Looks for ways; the closure is called with an error.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    fail { completionHandler(nil, $0) }
  }

  /// Looks for ways; throws an error.
  nonisolated(nonsending) open func calculate() async throws -> Response {
    try await withPhoneContinuation { (continuation: PhoneContinuation<Response>) in
      fail { continuation.resume(throwing: $0) }
    }
  }

  /// Looks for the time of arrival; the closure is called with an error.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    fail { completionHandler(nil, $0) }
  }

  /// Looks for the time of arrival; throws an error.
  nonisolated(nonsending) open func calculateETA() async throws -> ETAResponse {
    try await withPhoneContinuation { (continuation: PhoneContinuation<ETAResponse>) in
      fail { continuation.resume(throwing: $0) }
    }
  }

  /// Ends the request; its closure is not called.
  open func cancel() { failure.cancel() }

  private func fail(_ handler: @escaping (MKError) -> Void) {
    RuntimeWarning.once(
      "MKDirections: there is no service that knows ways, so each request fails", namesPlace: true)
    failure.begin { handler(MKError(.directionsNotFound)) }
  }
}

internal import Synchronization
internal import TactusCrashReports
internal import TactusVirtualTime

/// A request for a map item, which always fails, because there is no service (Maps.RQ4).
///
/// - Thread: any; a lock guards what changes in it.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
  private let failure = FailingRequest()
  private let subject: (feature: MKMapFeatureAnnotation?, identifier: MKMapItem.Identifier?)
  private let cancelled = Mutex(false)

  /// Creates a request for a map feature.
  public init(mapFeatureAnnotation: MKMapFeatureAnnotation) {
    subject = (mapFeatureAnnotation, nil)
    super.init()
  }

  /// Creates a request for an identifier.
  public init(mapItemIdentifier: MKMapItem.Identifier) {
    subject = (nil, mapItemIdentifier)
    super.init()
  }

  /// The map feature; nil for an identifier.
  open var mapFeatureAnnotation: MKMapFeatureAnnotation? { subject.feature }
  /// The identifier; nil for a map feature.
  open var mapItemIdentifier: MKMapItem.Identifier? { subject.identifier }
  /// Whether the request was cancelled.
  open var isCancelled: Bool { cancelled.withLock { $0 } }
  /// Whether the request is in progress.
  open var isLoading: Bool { failure.isRunning }

  /// Calls the closure with an error, on the main queue.
  open func getMapItem(
    completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void
  ) {
    RuntimeWarning.once(
      "MKMapItemRequest: there is no service that knows places, so each request fails",
      namesPlace: true)
    failure.begin { completionHandler(nil, MKError(.serverFailure)) }
  }

  /// The map item; always throws an error.
  open var mapItem: MKMapItem {
    get async throws {
      try await withPhoneContinuation { (next: PhoneContinuation<MKMapItem>) in
        getMapItem { item, error in
          if let item { return next.resume(returning: item) }
          next.resume(throwing: error ?? MKError(.serverFailure))
        }
      }
    }
  }

  /// Cancels the request; its closure is not called.
  open func cancel() {
    cancelled.withLock { $0 = true }
    failure.cancel()
  }
}

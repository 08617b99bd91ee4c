internal import Synchronization
internal import TactusCrashReports
internal import TactusVirtualTime

/// A request for what is known of a place, which fails: there is no service that knows places
/// (Maps.RQ4).
open class MKMapItemRequest: NSObject, @unchecked Sendable {
  private let failure = FailingRequest()
  private let subject: (feature: MKMapFeatureAnnotation?, identifier: MKMapItem.Identifier?)
  private let cancelled = Mutex(false)

  /// Creates a request for a part of the map's content.
  public init(mapFeatureAnnotation: MKMapFeatureAnnotation) {
    subject = (mapFeatureAnnotation, nil)
    super.init()
  }

  /// Creates a request for the place of an identifier.
  public init(mapItemIdentifier: MKMapItem.Identifier) {
    subject = (nil, mapItemIdentifier)
    super.init()
  }

  /// The part of the map's content; nil for an identifier.
  open var mapFeatureAnnotation: MKMapFeatureAnnotation? { subject.feature }
  /// The identifier; nil for a part of the map's content.
  open var mapItemIdentifier: MKMapItem.Identifier? { subject.identifier }
  /// Whether the request was cancelled.
  open var isCancelled: Bool { cancelled.withLock { $0 } }
  /// Whether the request is under way.
  open var isLoading: Bool { failure.isRunning }

  /// Looks for the place; the closure is called with an error, on the main queue.
  open func getMapItem(
    completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void
  ) {
    RuntimeWarning.once(
      "MKMapItemRequest: there is no service that knows places, so each request fails",
      namesPlace: true)
    failure.begin { completionHandler(nil, MKError(.serverFailure)) }
  }

  /// The place; throws an error.
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

  /// Ends the request; its closure is not called.
  open func cancel() {
    cancelled.withLock { $0 = true }
    failure.cancel()
  }
}

internal import Synchronization
internal import TactusCrashReports
internal import TactusVirtualTime

/// A request for a Look Around scene, which finds none, as in places without imagery (Maps.LA1).
///
/// - Thread: any; a lock guards what changes in it.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  private let answer = FailingRequest()
  private let place: (coordinate: CLLocationCoordinate2D, item: MKMapItem?)
  private let cancelled = Mutex(false)

  /// Creates a request for a coordinate.
  public init(coordinate: CLLocationCoordinate2D) {
    place = (coordinate, nil)
    super.init()
  }

  /// Creates a request for a map item.
  public init(mapItem: MKMapItem) {
    place = (mapItem.placemark.coordinate, mapItem)
    super.init()
  }

  /// The coordinate.
  open var coordinate: CLLocationCoordinate2D { place.coordinate }
  /// The item; nil for a coordinate.
  open var mapItem: MKMapItem? { place.item }
  /// Whether the request was cancelled.
  open var isCancelled: Bool { cancelled.withLock { $0 } }
  /// Whether the request is in progress.
  open var isLoading: Bool { answer.isRunning }

  /// Calls the closure with neither a scene nor an error, on the main queue.
  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
  ) {
    RuntimeWarning.once(
      "MKLookAroundSceneRequest: the phone has no pictures of streets, so no scene is found",
      namesPlace: true)
    answer.begin { completionHandler(nil, nil) }
  }

  /// The scene: always nil.
  open var scene: MKLookAroundScene? {
    get async throws {
      try await withPhoneContinuation { (next: PhoneContinuation<MKLookAroundScene?>) in
        getSceneWithCompletionHandler { scene, _ in next.resume(returning: scene) }
      }
    }
  }

  /// Cancels the request; its closure is not called.
  open func cancel() {
    cancelled.withLock { $0 = true }
    answer.cancel()
  }
}

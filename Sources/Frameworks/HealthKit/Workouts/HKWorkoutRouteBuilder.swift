public import CoreLocation
internal import TactusHealthModel
internal import TactusThreads
internal import TactusVirtualTime

/// A builder of a workout route.
///
/// - Thread: any; a lock guards what changes in it.
open class HKWorkoutRouteBuilder: HKSeriesBuilder, @unchecked Sendable {
  private struct Content {
    var places: [CLLocation] = []
    var metadata: [String: Any] = [:]
    var isOver = false
  }

  private let device: HKDevice?
  private let content = Guarded(Content())

  /// Creates a builder.
  public init(healthStore: HKHealthStore, device: HKDevice?) {
    self.device = device
    super.init(healthStore)
  }

  /// Adds locations.
  @preconcurrency
  open func insertRouteData(
    _ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isDone = content.withLock { content in
      if !content.isOver { content.places += routeData }
      return !content.isOver
    }
    finish(isDone, "the route is finished", completion)
  }

  /// Adds locations.
  open func insertRouteData(_ routeData: [CLLocation]) async throws {
    try await healthStore.wait { done in self.insertRouteData(routeData) { done($0, $1) } }
  }

  /// Adds metadata.
  @preconcurrency
  open func addMetadata(
    _ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    _ = HealthMetadataValue.convert(metadata)
    let added = metadata
    let isDone = content.withLock { content in
      if !content.isOver { content.metadata.merge(added) { $1 } }
      return !content.isOver
    }
    finish(isDone, "the route is finished", completion)
  }

  /// Adds metadata.
  open func addMetadata(_ metadata: [String: Any]) async throws {
    try await healthStore.wait { done in self.addMetadata(metadata) { done($0, $1) } }
  }

  /// Saves the route with a saved workout.
  @preconcurrency
  open func finishRoute(
    with workout: HKWorkout, metadata: [String: Any]?,
    completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
  ) {
    let all = content.withLock { content in
      defer { content.isOver = true }
      return content.isOver ? Content() : content
    }
    let metadata = all.metadata.merging(metadata ?? [:]) { $1 }
    guard !all.places.isEmpty else {
      return healthStore.service.later {
        completion(nil, HKError(.errorNoData, "the route is empty"))
      }
    }
    let route = HKWorkoutRoute(
      all.places.sorted { $0.timestamp < $1.timestamp }, device,
      metadata.isEmpty ? nil : metadata, of: workout.uuid)
    healthStore.service.save([route.model]) { result in
      switch result {
      case .success: completion(route, nil)
      case .failure(let error): completion(nil, error)
      }
    }
  }

  /// Saves the route with a saved workout.
  open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws
    -> HKWorkoutRoute
  {
    return try await withPhoneContinuation { continuation in
      finishRoute(with: workout, metadata: metadata) { route, error in
        if let route {
          continuation.resume(returning: route)
        } else {
          continuation.resume(throwing: error ?? HKError(.unknownError))
        }
      }
    }
  }

  /// Forgets everything; nothing is saved.
  open override func discard() { content.withLock { $0 = Content(isOver: true) } }
}

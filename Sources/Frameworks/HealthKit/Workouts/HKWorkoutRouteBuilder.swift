public import CoreLocation
internal import Synchronization
internal import TactusHealthModel

/// A builder of the places of a workout.
///
/// - Thread: any.
open class HKWorkoutRouteBuilder: NSObject, @unchecked Sendable {
  private let store: HKHealthStore
  private let device: HKDevice?
  private let locations = Mutex<[CLLocation]?>([])

  /// Creates a builder.
  public init(healthStore: HKHealthStore, device: HKDevice?) {
    store = healthStore
    self.device = device
    super.init()
  }

  /// Adds places.
  @preconcurrency
  open func insertRouteData(
    _ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isDone = locations.withLock { places in
      guard places != nil else { return false }
      places?.append(contentsOf: routeData)
      return true
    }
    store.service.later {
      completion(
        isDone, isDone ? nil : HKError(.errorInvalidArgument, "the route is finished"))
    }
  }

  /// Adds places.
  open func insertRouteData(_ routeData: [CLLocation]) async throws {
    try await store.wait { done in self.insertRouteData(routeData) { done($0, $1) } }
  }

  /// Saves the places with a workout that is saved.
  @preconcurrency
  open func finishRoute(
    with workout: HKWorkout, metadata: [String: Any]?,
    completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
  ) {
    let places = locations.withLock { places in
      defer { places = nil }
      return places ?? []
    }
    guard !places.isEmpty else {
      return store.service.later { completion(nil, HKError(.errorNoData, "the route is empty")) }
    }
    let route = HKWorkoutRoute(
      places.sorted { $0.timestamp < $1.timestamp }, device, metadata, of: workout.uuid)
    store.service.save([route.model]) { result in
      switch result {
      case .success: completion(route, nil)
      case .failure(let error): completion(nil, error)
      }
    }
  }

  /// Saves the places with a workout that is saved.
  open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws
    -> HKWorkoutRoute
  {
    nonisolated(unsafe) let metadata = metadata
    return try await withCheckedThrowingContinuation { continuation in
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
  open func discard() { locations.withLock { $0 = nil } }
}

public import CoreLocation
internal import Synchronization
package import TactusHealthModel

/// The places of a workout.
///
/// - Thread: any.
open class HKWorkoutRoute: HKSample, @unchecked Sendable {
  /// The number of places.
  open var count: Int { rows.count }

  /// The places as rows of numbers.
  var rows: [[Double]] { if case .rows(let rows) = content { rows } else { [] } }

  init(_ locations: [CLLocation], _ device: HKDevice?, _ metadata: [String: Any]?, of workout: UUID)
  {
    let rows = locations.map { place in
      [
        place.timestamp.health, place.coordinate.latitude, place.coordinate.longitude,
        place.altitude, place.horizontalAccuracy, place.verticalAccuracy, place.course, place.speed,
      ]
    }
    let times = locations.map(\.timestamp)
    super.init(
      HKSeriesType.workoutRoute(), .rows(rows), times.min() ?? Date(), times.max() ?? Date(),
      device, metadata, workout: HealthUUID(workout))
  }

  package override init(model: HealthSample) { super.init(model: model) }
}

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

/// A query for the places of a route, which come in parts.
///
/// - Thread: any.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
  private let route: HKWorkoutRoute
  private let handler: @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - workoutRoute: The route.
  ///   - dataHandler: Receives places, and whether they are the last.
  @preconcurrency
  public init(
    route workoutRoute: HKWorkoutRoute,
    dataHandler:
      @escaping @Sendable (
        HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?
      ) -> Void
  ) {
    route = workoutRoute
    handler = dataHandler
    super.init(workoutRoute.sampleType, nil)
  }

  override func start(_ service: HealthService) {
    let places = route.rows.filter { $0.count == 8 }.map { row in
      CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: row[1], longitude: row[2]), altitude: row[3],
        horizontalAccuracy: row[4], verticalAccuracy: row[5], course: row[6], speed: row[7],
        timestamp: Date(health: row[0]))
    }
    let parts = stride(from: 0, to: places.count, by: Self.placesPerPart).map {
      Array(places[$0..<min($0 + Self.placesPerPart, places.count)])
    }
    for (index, part) in parts.enumerated() {
      service.later { [self] in
        if !isStopped { handler(self, part, index == parts.count - 1, nil) }
      }
    }
    if parts.isEmpty { service.later { [self] in handler(self, [], true, nil) } }
  }

  /// The number of places in a part.
  ///
  /// - Source: ours. Confidence: guess.
  private static let placesPerPart = 100
}

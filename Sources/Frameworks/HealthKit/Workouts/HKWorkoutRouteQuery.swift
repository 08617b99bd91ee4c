public import CoreLocation
internal import TactusHealthModel

/// A query for the locations of a route, which are returned in batches.
///
/// - Thread: any; all its properties are constants.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
  private let route: HKWorkoutRoute
  private let handler: @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - workoutRoute: The route.
  ///   - dataHandler: Receives locations, and whether they are the last ones.
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

  /// The number of locations in a batch.
  ///
  /// - Source: ours. Confidence: guess.
  private static let placesPerPart = 100
}

public import CoreLocation

/// A query for the locations of a route, with `async`.
public struct HKWorkoutRouteQueryDescriptor: HKAsyncSequenceQuery, Sendable {
  /// The route.
  public let route: HKWorkoutRoute

  /// Creates a query.
  public init(_ route: HKWorkoutRoute) { self.route = route }

  /// Returns the locations, one after another.
  ///
  /// - Parameter healthStore: The store.
  /// - Returns: A sequence that ends with the last place, or throws an `HKError`.
  public func results(for healthStore: HKHealthStore) -> HealthResults<CLLocation> {
    HealthResults { continuation in
      let query = HKWorkoutRouteQuery(route: route) { _, places, isDone, error in
        for place in places ?? [] { continuation.yield(place) }
        if error != nil || isDone { continuation.finish(throwing: error) }
      }
      continuation.onEnd { healthStore.stop(query) }
      healthStore.execute(query)
    }
  }
}

/// The locations of workouts.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INWorkoutLocationType: Int, Sendable {
  /// An unknown location.
  case unknown = 0
  /// In the open air.
  case outdoor = 1
  /// In a building.
  case indoor = 2
}

/// A place of workouts.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INWorkoutLocationType: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Outdoor.
  case outdoor = 1
  /// Indoor.
  case indoor = 2
}

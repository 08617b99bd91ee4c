/// The unit of a goal of a workout.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INWorkoutGoalUnitType: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Inch.
  case inch = 1
  /// Meter.
  case meter = 2
  /// Foot.
  case foot = 3
  /// Mile.
  case mile = 4
  /// Yard.
  case yard = 5
  /// Second.
  case second = 6
  /// Minute.
  case minute = 7
  /// Hour.
  case hour = 8
  /// Joule.
  case joule = 9
  /// Kilo calorie.
  case kiloCalorie = 10
}

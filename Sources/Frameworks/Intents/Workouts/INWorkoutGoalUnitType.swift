/// The units of a workout's goal.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INWorkoutGoalUnitType: Int, Sendable {
  /// An unknown unit.
  case unknown = 0
  /// Inches.
  case inch = 1
  /// Meters.
  case meter = 2
  /// Feet.
  case foot = 3
  /// Miles.
  case mile = 4
  /// Yards.
  case yard = 5
  /// Seconds.
  case second = 6
  /// Minutes.
  case minute = 7
  /// Hours.
  case hour = 8
  /// Joules.
  case joule = 9
  /// Kilocalories.
  case kiloCalorie = 10
}

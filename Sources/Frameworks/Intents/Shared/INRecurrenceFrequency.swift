/// The frequencies of a recurrence.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INRecurrenceFrequency: Int, Sendable {
  /// The frequency is unknown.
  case unknown = 0
  /// Once a minute.
  case minute = 1
  /// Once an hour.
  case hourly = 2
  /// Once a day.
  case daily = 3
  /// Once a week.
  case weekly = 4
  /// Once a month.
  case monthly = 5
  /// Once a year.
  case yearly = 6
}

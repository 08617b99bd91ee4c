/// The unit of a recurrence.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INRecurrenceFrequency: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Minute.
  case minute = 1
  /// Hourly.
  case hourly = 2
  /// Daily.
  case daily = 3
  /// Weekly.
  case weekly = 4
  /// Monthly.
  case monthly = 5
  /// Yearly.
  case yearly = 6
}

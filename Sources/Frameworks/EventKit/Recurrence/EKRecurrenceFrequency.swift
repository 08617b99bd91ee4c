/// The frequency of a recurrence.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// Daily.
  case daily = 0
  /// Weekly.
  case weekly = 1
  /// Monthly.
  case monthly = 2
  /// Yearly.
  case yearly = 3
}

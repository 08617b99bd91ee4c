/// The frequency of a recurrence.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// Each day.
  case daily = 0
  /// Each week.
  case weekly = 1
  /// Each month.
  case monthly = 2
  /// Each year.
  case yearly = 3
}

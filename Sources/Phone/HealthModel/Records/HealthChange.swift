/// A change of the stored health data.
public enum HealthChange: Sendable, Equatable {
  /// A sample in a new row.
  case add(row: Int, HealthSample)
  /// The sample of a row is deleted, by a deletion in a new row.
  case remove(row: Int, HealthDeletion)
  /// A value of a setting; `nil` removes it.
  case set(String, String?)
}

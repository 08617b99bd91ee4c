/// Whether a condition is met.
public enum CLMonitoringState: UInt, Sendable {
  /// It is not known.
  case unknown = 0
  /// The condition is met.
  case satisfied = 1
  /// The condition is not met.
  case unsatisfied = 2
  /// The condition is not watched.
  case unmonitored = 3
}

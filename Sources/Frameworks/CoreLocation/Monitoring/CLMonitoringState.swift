/// The state of a condition.
public enum CLMonitoringState: UInt, Sendable {
  /// The state is unknown.
  case unknown = 0
  /// The condition is met.
  case satisfied = 1
  /// The condition is not met.
  case unsatisfied = 2
  /// The condition is not watched.
  case unmonitored = 3
}

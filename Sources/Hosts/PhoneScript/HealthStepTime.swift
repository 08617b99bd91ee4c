/// The time of a sample that a script adds.
public enum HealthStepTime: Sendable, Equatable {
  /// Seconds since 2001.
  case at(Double)
  /// Seconds before the step.
  case ago(Double)
}

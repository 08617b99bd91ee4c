/// The ways to combine the quantities of a type.
public enum HealthAggregation: Int, Sendable {
  /// Quantities are added.
  case cumulative
  /// Quantities are averaged.
  case arithmetic
  /// Quantities are averaged, weighted by their time.
  case temporallyWeighted
  /// Sound levels are averaged by their energy, weighted by their time.
  case equivalentContinuousLevel
}

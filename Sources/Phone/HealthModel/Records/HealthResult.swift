/// The result of a task for the health data.
public struct HealthResult: Sendable, Equatable {
  /// The consequence.
  public var outcome: HealthOutcome
  /// The entry of the log; `nil` for none.
  public var entry: HealthEntry?

  /// Creates a result.
  public init(_ outcome: HealthOutcome, _ entry: HealthEntry?) {
    self.outcome = outcome
    self.entry = entry
  }
}

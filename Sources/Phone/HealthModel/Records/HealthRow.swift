/// A stored sample with its row.
public struct HealthRow: Sendable, Equatable {
  /// The row: greater than those of all changes before.
  public var row: Int
  /// The sample.
  public var sample: HealthSample

  /// Creates a row.
  public init(_ row: Int, _ sample: HealthSample) {
    self.row = row
    self.sample = sample
  }
}

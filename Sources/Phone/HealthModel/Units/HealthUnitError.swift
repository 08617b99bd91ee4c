/// An error in the text of a unit.
public struct HealthUnitError: Error, Equatable, Sendable {
  /// The offset of the first byte that does not fit.
  public let offset: Int
  /// The reason, such as `'xyz' is no unit`.
  public let message: String
}

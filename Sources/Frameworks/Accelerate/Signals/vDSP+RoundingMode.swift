extension vDSP {
  /// A rule by which numbers become whole.
  public enum RoundingMode: Sendable {
    /// Truncates.
    case towardZero
    /// The nearest integer, ties to even.
    case towardNearestInteger
  }
}

extension vDSP {
  /// A rule by which numbers become whole.
  public enum RoundingMode: Sendable {
    /// The fraction is cut off.
    case towardZero
    /// The nearest whole number, in doubt an even one.
    case towardNearestInteger
  }
}

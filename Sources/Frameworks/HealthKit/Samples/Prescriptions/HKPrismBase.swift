/// The direction of the base of a prism.
public enum HKPrismBase: Int, Sendable {
  /// No prism.
  case none = 0
  /// Upward.
  case up = 1
  /// Downward.
  case down = 2
  /// Inward, toward the nose.
  case `in` = 3
  /// Outward, away from the nose.
  case out = 4
}

/// The direction of the base of a prism.
public enum HKPrismBase: Int, Sendable {
  /// There is no prism.
  case none = 0
  /// Upward.
  case up = 1
  /// Downward.
  case down = 2
  /// Toward the nose.
  case `in` = 3
  /// Away from the nose.
  case out = 4
}

/// The rule that decides which points are inside a path.
public enum FillRule: UInt8, Sendable, Hashable, CaseIterable {
  /// The nonzero winding rule.
  case winding
  /// The even-odd rule.
  case evenOdd
}

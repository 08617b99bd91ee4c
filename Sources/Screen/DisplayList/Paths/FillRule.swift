/// What counts as inside where a path crosses itself or holds another.
public enum FillRule: UInt8, Sendable, Hashable, CaseIterable {
  /// Where the path goes round more often one way than the other.
  case winding
  /// Where a straight way out crosses the path an odd number of times.
  case evenOdd
}

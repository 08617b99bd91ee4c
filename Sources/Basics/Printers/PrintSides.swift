/// The sides of the sheets that are printed on.
public enum PrintSides: String, Sendable, CaseIterable {
  /// One side.
  case one = "one-sided"
  /// Both sides, turned along the long edge.
  case longEdge = "two-sided-long-edge"
  /// Both sides, turned along the short edge.
  case shortEdge = "two-sided-short-edge"
}

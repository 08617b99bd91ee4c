/// The horizontal alignments of a label.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  /// Centered on the origin.
  case center = 0
  /// Starts at the origin.
  case left = 1
  /// Ends at the origin.
  case right = 2
}

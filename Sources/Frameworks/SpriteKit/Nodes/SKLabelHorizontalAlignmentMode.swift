/// The options for aligning text horizontally.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  /// The center of the text is at the node's origin.
  case center = 0
  /// The left side is at the origin.
  case left = 1
  /// The right side is at the origin.
  case right = 2
}

/// The options for aligning text vertically.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  /// The baseline of the text is at the node's origin.
  case baseline = 0
  /// The center is at the origin.
  case center = 1
  /// The top is at the origin.
  case top = 2
  /// The bottom is at the origin.
  case bottom = 3
}

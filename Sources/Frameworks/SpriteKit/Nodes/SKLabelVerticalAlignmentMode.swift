/// The vertical alignments of a label.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  /// The baseline is at the origin.
  case baseline = 0
  /// Centered on the origin.
  case center = 1
  /// The top is at the origin.
  case top = 2
  /// The bottom is at the origin.
  case bottom = 3
}

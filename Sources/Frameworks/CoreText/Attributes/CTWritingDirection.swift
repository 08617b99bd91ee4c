/// A direction of writing.
public enum CTWritingDirection: Int8, Sendable, Hashable {
  /// By the first letter of the text.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

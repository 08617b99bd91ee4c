/// The alignment of the lines of a paragraph.
public enum CTTextAlignment: UInt8, Sendable, Hashable {
  /// At the left.
  case left = 0
  /// At the right.
  case right
  /// In the middle.
  case center
  /// At both sides.
  case justified
  /// By the language of the text.
  case natural
}

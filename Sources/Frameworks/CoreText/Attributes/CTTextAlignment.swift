/// The alignments of the lines of a paragraph.
public enum CTTextAlignment: UInt8, Sendable, Hashable {
  /// Flush left.
  case left = 0
  /// Flush right.
  case right
  /// Centered.
  case center
  /// Justified.
  case justified
  /// According to the language of the text.
  case natural
}

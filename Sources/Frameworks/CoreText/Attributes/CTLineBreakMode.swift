/// The ways to fit text into the width of a line.
public enum CTLineBreakMode: UInt8, Sendable, Hashable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping
  /// Lines are clipped.
  case byClipping
  /// The start is replaced by an ellipsis.
  case byTruncatingHead
  /// The end is replaced by an ellipsis.
  case byTruncatingTail
  /// The middle is replaced by an ellipsis.
  case byTruncatingMiddle
}

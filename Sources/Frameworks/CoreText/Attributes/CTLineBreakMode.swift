/// The way in which a line ends.
public enum CTLineBreakMode: UInt8, Sendable, Hashable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping
  /// Lines are cut off.
  case byClipping
  /// An ellipsis is at the start.
  case byTruncatingHead
  /// An ellipsis is at the end.
  case byTruncatingTail
  /// An ellipsis is in the middle.
  case byTruncatingMiddle
}

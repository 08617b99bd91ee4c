/// The alignment of the lines of a text.
public enum NSTextAlignment: Int, Sendable {
  /// Left-aligned lines.
  case left = 0
  /// Centered lines.
  case center = 1
  /// Right-aligned lines.
  case right = 2
  /// Justified lines, except for the last of a paragraph.
  case justified = 3
  /// The natural alignment of the writing direction.
  case natural = 4
}

/// The writing direction of a text.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the text's characters.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The treatment of lines that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// The line wraps between words.
  case byWordWrapping = 0
  /// The line wraps between characters.
  case byCharWrapping = 1
  /// The line is clipped.
  case byClipping = 2
  /// The line is truncated at its beginning: "…end".
  case byTruncatingHead = 3
  /// The line is truncated at its end: "beginning…".
  case byTruncatingTail = 4
  /// The line is truncated in its middle: "begin…end".
  case byTruncatingMiddle = 5
}

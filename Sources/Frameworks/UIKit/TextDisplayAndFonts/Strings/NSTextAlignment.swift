/// Where the lines of a text are.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// From side to side, except for a paragraph's last.
  case justified = 3
  /// Where reading begins.
  case natural = 4
}

/// From where to where a text is read.
public enum NSWritingDirection: Int, Sendable {
  /// As its letters are.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// What becomes of a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, whole words at a time.
  case byWordWrapping = 0
  /// It goes on in the next line.
  case byCharWrapping = 1
  /// It is cut off.
  case byClipping = 2
  /// Its beginning is left out: "…end".
  case byTruncatingHead = 3
  /// Its end is left out: "beginning…".
  case byTruncatingTail = 4
  /// Its middle is left out: "begin…end".
  case byTruncatingMiddle = 5
}

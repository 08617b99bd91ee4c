/// A line and column in a text.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The line, counted from 1; LF, CRLF and a lone CR each end a line.
  public let line: Int
  /// The column in Unicode scalars, counted from 1; a byte order mark is not counted.
  public let column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Returns whether a position comes before another in the text.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

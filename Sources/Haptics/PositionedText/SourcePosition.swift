/// A place in a text, as an editor counts it.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// Lines from 1; LF, CRLF and a lone CR each end one.
  public let line: Int
  /// Unicode scalars from 1; a tab is one, a byte order mark is none.
  public let column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether a position comes before another in the text.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

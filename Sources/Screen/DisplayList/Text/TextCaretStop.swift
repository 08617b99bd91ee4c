/// A place where a caret can stand, before a letter or at the end of a line.
package struct TextCaretStop: Sendable, Hashable {
  /// Where the letter begins, in bytes of UTF-8.
  package var byte: Int
  /// Where it begins on its line, in points from the line's left end.
  package var x: Double
  /// Where it ends: at the left of where it begins if it is read from right to left; at the end of a line
  /// the same.
  package var end: Double

  /// Makes a place.
  package init(byte: Int, x: Double, end: Double) { (self.byte, self.x, self.end) = (byte, x, end) }
}

/// A position where a caret can stand, before a character or at the end of a line.
package struct CaretPosition: Sendable, Hashable {
  /// The offset of the character, in bytes of UTF-8.
  package var byte: Int
  /// The x coordinate of the character's leading edge, in points from the line's left end.
  package var x: Double
  /// The x coordinate of the character's trailing edge; less than `x` in right-to-left text, and
  /// equal to it at the end of a line.
  package var end: Double

  /// Creates a caret position.
  package init(byte: Int, x: Double, end: Double) { (self.byte, self.x, self.end) = (byte, x, end) }
}

/// A span of text in one style.
public struct TextSpan: Sendable, Hashable {
  /// The text; a line feed ends a paragraph.
  public var text: String
  /// The style.
  public var style: TextStyle

  /// Creates a span.
  public init(_ text: String, _ style: TextStyle) { (self.text, self.style) = (text, style) }

  /// Returns whether a text certainly has neither separators of lines or paragraphs nor other
  /// control characters.
  ///
  /// All of Unicode's beginnings of these in UTF-8 are refused, and some letters with them.
  package static func isPlainLine(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0xC2 && $0 != 0xE2 }
  }
}

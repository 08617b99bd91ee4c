/// A span of text in one style.
public struct TextSpan: Sendable, Hashable {
  /// The text; a line feed ends a paragraph.
  public var text: String
  /// The style.
  public var style: TextStyle

  /// Creates a span.
  public init(_ text: String, _ style: TextStyle) { (self.text, self.style) = (text, style) }
}

/// Text of one style.
public struct TextSpan: Sendable, Hashable {
  /// What is written; a line feed begins a paragraph.
  public var text: String
  /// How it looks.
  public var style: TextStyle

  /// Makes a span.
  public init(_ text: String, _ style: TextStyle) { (self.text, self.style) = (text, style) }
}

/// A part of an element's text.
public struct TextSpan: Sendable, Equatable {
  /// The distance of its beginning from that of the text, in UTF-16 units.
  public var start: Int
  /// The length in UTF-16 units.
  public var length: Int
  /// The text in it, or its beginning if it is long; as many dots if it is secret.
  public var text: String

  /// Creates a part of a text.
  public init(start: Int, length: Int, text: String) {
    (self.start, self.length, self.text) = (start, length, text)
  }
}

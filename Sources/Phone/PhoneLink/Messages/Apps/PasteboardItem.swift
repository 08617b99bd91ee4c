/// An item of the general pasteboard, as one app gives it to others.
public struct PasteboardItem: Sendable, Equatable {
  /// The kinds of values.
  public enum Kind: String, Sendable, CaseIterable {
    /// A text.
    case text
    /// A URL.
    case url
    /// Bytes, in Base64.
    case data
    /// An image: its scale, a space, and a PNG in Base64.
    case image
    /// A color: its red, green, blue and alpha with spaces between them, 0…1.
    case color
    /// A property list, in Base64.
    case list
  }

  /// A representation of an item.
  public struct Representation: Sendable, Equatable {
    /// The uniform type identifier.
    public var type: String
    /// The kind of the value.
    public var kind: Kind
    /// The value as text.
    public var text: String

    /// Creates a representation.
    public init(_ type: String, _ kind: Kind, _ text: String) {
      (self.type, self.kind, self.text) = (type, kind, text)
    }
  }

  /// The representations, by type.
  public var representations: [Representation]

  /// Creates an item.
  public init(_ representations: [Representation]) { self.representations = representations }

  /// The size of the item in a message, in bytes.
  public var size: Int {
    representations.reduce(0) { $0 + $1.type.utf8.count + $1.text.utf8.count + 40 }
  }
}

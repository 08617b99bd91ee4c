extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String
    /// Creates a format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text in a folder with its attachments; neither read nor written here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// An option of reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format, a `DocumentType`; without it, the format is detected (Documents.DO1).
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of plain text and HTML, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of plain text, a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// A property of a whole document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the property.
    public let rawValue: String
    /// Creates a property from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format, a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding of plain text and HTML, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The size of the paper in points, an `NSValue` of a size.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// The margins of the paper in points, an `NSValue` of edge insets.
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    /// The interval of tabs after the last tab stop in points, a number.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
  }
}

/// A key of a document attribute.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  /// The name in the format.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let titleAttribute = Self(rawValue: "Title")
  /// The author.
  public static let authorAttribute = Self(rawValue: "Author")
  /// The subject.
  public static let subjectAttribute = Self(rawValue: "Subject")
  /// The program that wrote the original.
  public static let creatorAttribute = Self(rawValue: "Creator")
  /// The software that produced the PDF document.
  public static let producerAttribute = Self(rawValue: "Producer")
  /// The date of its creation.
  public static let creationDateAttribute = Self(rawValue: "CreationDate")
  /// The keywords, in an array.
  public static let keywordsAttribute = Self(rawValue: "Keywords")
}

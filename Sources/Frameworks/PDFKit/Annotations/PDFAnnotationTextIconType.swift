/// The name of a note's icon.
public struct PDFAnnotationTextIconType: RawRepresentable, Hashable, Sendable {
  /// The name in the format, with its slash.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A comment.
  public static let comment = Self(rawValue: "/Comment")
  /// A key.
  public static let key = Self(rawValue: "/Key")
  /// A note.
  public static let note = Self(rawValue: "/Note")
  /// A help mark.
  public static let help = Self(rawValue: "/Help")
  /// A new paragraph.
  public static let newParagraph = Self(rawValue: "/NewParagraph")
  /// A paragraph.
  public static let paragraph = Self(rawValue: "/Paragraph")
  /// An insertion mark.
  public static let insert = Self(rawValue: "/Insert")
}

/// The permissions of a document, each a bit.
public struct PDFAccessPermissions: OptionSet, Sendable {
  // Apple's reference declares an enumeration of bits; an option set of the same bits compiles
  // where code compares one of its cases or combines raw values.

  /// One bit for each permission.
  public let rawValue: UInt

  /// Creates permissions.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Low-quality printing.
  public static let allowsLowQualityPrinting = Self(rawValue: 1 << 0)
  /// High-quality printing.
  public static let allowsHighQualityPrinting = Self(rawValue: 1 << 1)
  /// Changes to the content.
  public static let allowsDocumentChanges = Self(rawValue: 1 << 2)
  /// Insertion, removal and rotation of pages.
  public static let allowsDocumentAssembly = Self(rawValue: 1 << 3)
  /// Copying of the content.
  public static let allowsContentCopying = Self(rawValue: 1 << 4)
  /// Extraction of the content for accessibility.
  public static let allowsContentAccessibility = Self(rawValue: 1 << 5)
  /// Comments.
  public static let allowsCommenting = Self(rawValue: 1 << 6)
  /// Entry into form fields.
  public static let allowsFormFieldEntry = Self(rawValue: 1 << 7)
}

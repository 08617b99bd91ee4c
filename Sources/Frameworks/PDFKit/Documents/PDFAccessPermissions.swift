/// The permissions of a document's author, each a bit.
public struct PDFAccessPermissions: OptionSet, Sendable {
  // Apple's reference declares an enumeration of bits; a set of the same bits compiles where one
  // of its cases is compared or combined by raw values.

  /// One bit for each permission.
  public let rawValue: UInt

  /// Creates permissions.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Printing in a low quality.
  public static let allowsLowQualityPrinting = Self(rawValue: 1 << 0)
  /// Printing.
  public static let allowsHighQualityPrinting = Self(rawValue: 1 << 1)
  /// Changing the document.
  public static let allowsDocumentChanges = Self(rawValue: 1 << 2)
  /// Adding, removing and turning pages.
  public static let allowsDocumentAssembly = Self(rawValue: 1 << 3)
  /// Copying its content.
  public static let allowsContentCopying = Self(rawValue: 1 << 4)
  /// Reading its content aloud.
  public static let allowsContentAccessibility = Self(rawValue: 1 << 5)
  /// Adding comments.
  public static let allowsCommenting = Self(rawValue: 1 << 6)
  /// Filling in its forms.
  public static let allowsFormFieldEntry = Self(rawValue: 1 << 7)
}

/// The permissions of a document's author.
public struct CGPDFAccessPermissions: OptionSet, Sendable {
  /// One bit for each permission.
  public let rawValue: UInt32

  /// Creates permissions.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

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

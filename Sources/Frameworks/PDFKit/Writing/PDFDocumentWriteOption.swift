/// An option of writing a document.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The password of the owner; such documents are not written.
  public static let ownerPasswordOption = Self(rawValue: "PDFDocumentOwnerPasswordOption")
  /// The password of readers; such documents are not written.
  public static let userPasswordOption = Self(rawValue: "PDFDocumentUserPasswordOption")
  /// The permissions of readers.
  public static let accessPermissionsOption = Self(rawValue: "PDFDocumentAccessPermissionsOption")
  /// Whether annotations become part of their pages.
  public static let burnInAnnotationsOption = Self(rawValue: "PDFDocumentBurnInAnnotationsOption")
  /// Whether recognized text is kept.
  public static let saveTextFromOCROption = Self(rawValue: "PDFDocumentSaveTextFromOCROption")
  /// Whether pictures are written as JPEG.
  public static let saveImagesAsJPEGOption = Self(rawValue: "PDFDocumentSaveImagesAsJPEGOption")
  /// Whether pictures have the pixels of a screen at most.
  public static let optimizeImagesForScreenOption = Self(
    rawValue: "PDFDocumentOptimizeImagesForScreenOption")
}

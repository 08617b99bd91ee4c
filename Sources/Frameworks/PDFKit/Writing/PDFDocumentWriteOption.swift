/// An option of writing a document.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The owner password; such documents are not written.
  public static let ownerPasswordOption = Self(rawValue: "PDFDocumentOwnerPasswordOption")
  /// The user password; such documents are not written.
  public static let userPasswordOption = Self(rawValue: "PDFDocumentUserPasswordOption")
  /// The permissions of readers.
  public static let accessPermissionsOption = Self(rawValue: "PDFDocumentAccessPermissionsOption")
  /// Whether annotations are burned into their pages.
  public static let burnInAnnotationsOption = Self(rawValue: "PDFDocumentBurnInAnnotationsOption")
  /// Whether recognized text is saved.
  public static let saveTextFromOCROption = Self(rawValue: "PDFDocumentSaveTextFromOCROption")
  /// Whether images are saved as JPEG.
  public static let saveImagesAsJPEGOption = Self(rawValue: "PDFDocumentSaveImagesAsJPEGOption")
  /// Whether images are limited to the resolution of a screen.
  public static let optimizeImagesForScreenOption = Self(
    rawValue: "PDFDocumentOptimizeImagesForScreenOption")
}

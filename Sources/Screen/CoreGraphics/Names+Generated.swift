// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CoreGraphics.tsv.
// Do not edit.

/// The title of a document, a string.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The author of a document, a string.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The subject of a document, a string.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The keywords of a document, a string or an array of strings.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The program that created the content, a string.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The password of the document's owner; documents with passwords cannot be written.
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// The password of the document's reader; documents with passwords cannot be written.
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// Whether readers may print the document; it has no effect without a password.
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
/// Whether readers may copy from the document; it has no effect without a password.
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
/// The size of a page, data that hold a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

/// The placement of the tiles of a pattern; all of them are drawn without distortion here.
public enum CGPatternTiling: Int32, Sendable, Hashable {
  /// Tiles are not distorted, and their distances may vary.
  case noDistortion
  /// Distances are constant, and tiles may be distorted slightly.
  case constantSpacingMinimalDistortion
  /// Distances are constant, and tiles may be distorted.
  case constantSpacing
}

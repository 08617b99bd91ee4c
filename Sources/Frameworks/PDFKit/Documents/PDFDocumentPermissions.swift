/// The rights that a password gives.
public enum PDFDocumentPermissions: Int, Sendable {
  /// None: the document is locked.
  case none = 0
  /// The rights of a reader.
  case user = 1
  /// All: the document has no protection.
  case owner = 2
}

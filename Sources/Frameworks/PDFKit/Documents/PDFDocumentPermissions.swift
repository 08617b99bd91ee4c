/// The permissions that a password grants.
public enum PDFDocumentPermissions: Int, Sendable {
  /// None: the document is locked.
  case none = 0
  /// The permissions of a reader.
  case user = 1
  /// Owner: all permissions, as for a document without protection.
  case owner = 2
}

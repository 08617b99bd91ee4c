package import TactusPhoneLink

/// An app on the phone that opens files of other apps.
///
/// Step DocumentsInApps.OA1.
package struct DocumentApp: Sendable {
  /// The identifier of the app's bundle.
  package let identifier: String
  /// The name.
  package let name: String
  /// The files that it opens.
  package let documents: DocumentSupport
  /// The folder that receives the copies.
  package let inbox: URL
  /// Opens a file with an annotation; a copy in the inbox, or an original.
  package let open: @MainActor @Sendable (URL, Any?) -> Void

  /// Describes an app.
  package init(
    identifier: String, name: String, documents: DocumentSupport, inbox: URL,
    open: @escaping @MainActor @Sendable (URL, Any?) -> Void
  ) {
    (self.identifier, self.name, self.documents) = (identifier, name, documents)
    (self.inbox, self.open) = (inbox, open)
  }

  /// Returns the app's rank for a file; nil if it does not open it.
  func rank(for file: FileTypes) -> DocumentKind.Rank? { documents.rank(for: file) }
}

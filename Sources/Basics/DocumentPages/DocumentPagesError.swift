/// A reason for which the pages of a document cannot be read.
public enum DocumentPagesError: Error, Equatable, Sendable {
  /// The programs of poppler are not installed.
  case notInstalled
  /// The sandbox cannot be started, without which no document of others is read.
  case noSandbox(String)
  /// The document is damaged, or is no PDF document.
  case unreadable
  /// The reader took too long, or too much memory.
  case tooLarge

  /// The reason in a sentence, with what to do where something can be done.
  public var message: String {
    switch self {
    case .notInstalled:
      "PDF documents cannot be read: install the package poppler-utils"
    case .noSandbox(let reason):
      "PDF documents are not read without a sandbox, and bubblewrap cannot start (\(reason)); "
        + "install the package bubblewrap, and allow user namespaces"
    case .unreadable: "the document is damaged, or is no PDF document"
    case .tooLarge: "the document needs too much time or memory"
    }
  }
}

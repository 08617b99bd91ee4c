/// A reason why a document is not read.
enum Refusal: Error {
  /// The document is damaged, or of another kind; the text says so.
  case unreadable(String)
  /// The document needs another password.
  case locked
  /// The document exceeds a limit, which the text names.
  case tooLarge(String)
}

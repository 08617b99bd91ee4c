/// The times at which a user script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the document is parsed.
  case atDocumentStart
  /// After the document is parsed.
  case atDocumentEnd
}

/// Constants for the times at which to inject script content into a webpage.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the rest of the page.
  case atDocumentStart
  /// After the rest of the page.
  case atDocumentEnd
}

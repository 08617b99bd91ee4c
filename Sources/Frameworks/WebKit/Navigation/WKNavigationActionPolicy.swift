/// A delegate's decisions about a request.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// Cancels it.
  case cancel
  /// Allows it.
  case allow
  /// Downloads the page.
  case download
}

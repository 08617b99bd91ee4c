/// A delegate's decisions about a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// Cancels the load.
  case cancel
  /// Allows the load.
  case allow
  /// Downloads the page.
  case download
}

/// Constants that indicate whether to allow or cancel navigation to a webpage from a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The navigation is canceled.
  case cancel
  /// The navigation is allowed.
  case allow
  /// The page is downloaded.
  case download
}

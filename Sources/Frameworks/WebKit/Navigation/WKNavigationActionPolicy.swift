/// Constants that indicate whether to allow or cancel navigation to a webpage from an action.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The navigation is canceled.
  case cancel
  /// The navigation is allowed.
  case allow
  /// The page is downloaded.
  case download
}

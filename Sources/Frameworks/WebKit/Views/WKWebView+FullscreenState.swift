extension WKWebView {
  /// Constants that indicate whether an element of the page fills the screen.
  public enum FullscreenState: Int, Sendable {
    /// None does.
    case notInFullscreen
    /// One begins to.
    case enteringFullscreen
    /// One does.
    case inFullscreen
    /// One ceases to.
    case exitingFullscreen
  }
}

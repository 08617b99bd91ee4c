extension WKWebView {
  /// The states of full screen mode in a page.
  public enum FullscreenState: Int, Sendable {
    /// Not in full screen.
    case notInFullscreen
    /// Entering full screen.
    case enteringFullscreen
    /// In full screen.
    case inFullscreen
    /// Leaving full screen.
    case exitingFullscreen
  }
}

/// An interface for receiving messages from JavaScript code running in a webpage.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Tells the handler that a page sent a message; never called.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

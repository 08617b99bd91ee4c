/// An interface for receiving messages from JavaScript code running in a webpage, and for answering
/// them.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// Tells the handler that a page sent a message that it should answer; never called.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void)
}

/// An interface for receiving messages from JavaScript code running in a webpage, and for answering
/// them.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// Tells the handler that a page sent a message that it should answer; never called.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void)
  /// Returns the answer to a message of a page, or the error's text; never called.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  /// Calls the asynchronous method.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void
  ) {
    Task.immediate { @MainActor in
      let (answer, error) = await self.userContentController(
        userContentController, didReceive: message)
      replyHandler(answer, error)
    }
  }
  /// Returns no answer.
  @MainActor public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}

/// An object that encapsulates a message sent by JavaScript code from a webpage; no page sends one
/// here.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// Creates a message without content, for subclasses in tests.
  public override init() { super.init() }

  /// The content.
  open var body: Any { NSNull() }
  /// The name of the handler.
  open var name: String { "" }
  /// The web view.
  open var webView: WKWebView? { nil }
  /// The frame that sent the message: always the main frame of no page.
  open var frameInfo: WKFrameInfo { WKFrameInfo(nil, in: webView) }
  /// The world of the script.
  open var world: WKContentWorld { .page }
}

/// A message of a page's script; no page sends one here.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// Creates an empty message, for tests that override its properties.
  public override init() { super.init() }

  /// The message body: null.
  open var body: Any { NSNull() }
  /// The handler's name: empty.
  open var name: String { "" }
  /// The web view: nil.
  open var webView: WKWebView? { nil }
  /// The sending frame: a main frame without a page.
  open var frameInfo: WKFrameInfo { WKFrameInfo(nil, in: webView) }
  /// The content world: the page's.
  open var world: WKContentWorld { .page }
}

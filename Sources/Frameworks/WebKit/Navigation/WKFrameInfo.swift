/// A frame: the main one of a web view, with the request that it would load.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Creates a frame without a web view, for tests that override its properties.
  public override init() {
    ownRequest = URLRequest(url: URL(fileURLWithPath: "/"))
    isMain = false
    super.init()
  }

  init(_ request: URLRequest?, in view: WKWebView?) {
    ownRequest = request ?? URLRequest(url: URL(fileURLWithPath: "/"))
    (ownView, isMain) = (view, true)
    super.init()
  }

  /// Whether the frame is the main one: true for frames of web views.
  open var isMainFrame: Bool { isMain }
  /// The request of the frame.
  open var request: URLRequest { ownRequest }
  /// The web view.
  open var webView: WKWebView? { ownView }
  /// The security origin of the request's address.
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(ownRequest.url) }

  private let ownRequest: URLRequest
  private let isMain: Bool
  private weak var ownView: WKWebView?
}

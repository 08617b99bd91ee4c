/// An object that contains information about a frame on a webpage.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Creates the description of no frame, as tests do that override its properties.
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

  /// Whether the frame is the page's main one: true for those of web views.
  open var isMainFrame: Bool { isMain }
  /// The request of the frame.
  open var request: URLRequest { ownRequest }
  /// The web view.
  open var webView: WKWebView? { ownView }
  /// The origin of the frame.
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(ownRequest.url) }

  private let ownRequest: URLRequest
  private let isMain: Bool
  private weak var ownView: WKWebView?
}

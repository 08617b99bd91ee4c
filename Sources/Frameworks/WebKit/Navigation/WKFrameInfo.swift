/// An object that contains information about a frame on a webpage.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  init(_ request: URLRequest?, in view: WKWebView?) {
    ownRequest = request ?? URLRequest(url: URL(fileURLWithPath: "/"))
    ownView = view
    super.init()
  }

  /// A Boolean value that indicates whether the frame is the page's main one: always true.
  open var isMainFrame: Bool { true }
  /// The request of the frame.
  open var request: URLRequest { ownRequest }
  /// The web view.
  open var webView: WKWebView? { ownView }
  /// The origin of the frame.
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(ownRequest.url) }

  private let ownRequest: URLRequest
  private weak var ownView: WKWebView?
}

/// A request for which a navigation delegate chooses a policy.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// Creates an action without a web view, for tests that override its properties.
  public override init() {
    frame = WKFrameInfo()
    ownRequest = frame.request
    hasTarget = false
    super.init()
  }

  init(_ request: URLRequest, in view: WKWebView) {
    ownRequest = request
    (frame, hasTarget) = (WKFrameInfo(request, in: view), true)
    super.init()
  }

  /// The request.
  open var request: URLRequest { ownRequest }
  /// The navigation type: always `other`, that of an app's request.
  open var navigationType: WKNavigationType { .other }
  /// The requesting frame.
  open var sourceFrame: WKFrameInfo { frame }
  /// The frame for the page.
  open var targetFrame: WKFrameInfo? { hasTarget ? frame : nil }
  /// Whether the page becomes a download: always false.
  open var shouldPerformDownload: Bool { false }

  private let ownRequest: URLRequest
  private let frame: WKFrameInfo
  private let hasTarget: Bool
}

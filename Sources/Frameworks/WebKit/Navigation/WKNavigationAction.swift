/// An object that contains information about an action that causes navigation to occur.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// Creates an action of no web view, as tests do that override its properties.
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
  /// The kind of navigation: always that of an app's own request.
  open var navigationType: WKNavigationType { .other }
  /// The frame that requested the navigation.
  open var sourceFrame: WKFrameInfo { frame }
  /// The frame in which the page appears.
  open var targetFrame: WKFrameInfo? { hasTarget ? frame : nil }
  /// Whether the page is downloaded: always false.
  open var shouldPerformDownload: Bool { false }

  private let ownRequest: URLRequest
  private let frame: WKFrameInfo
  private let hasTarget: Bool
}

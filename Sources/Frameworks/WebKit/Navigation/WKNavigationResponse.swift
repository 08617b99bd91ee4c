/// A response for which a navigation delegate chooses a policy; none arrives here.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// Creates an empty response, for tests that override its properties.
  public override init() { super.init() }

  /// The response.
  open var response: URLResponse { URLResponse() }
  /// Whether the response is for the main frame.
  open var isForMainFrame: Bool { true }
  /// Whether WebKit can show the type.
  open var canShowMIMEType: Bool { false }
}

/// An object that contains the response to a navigation request; none arrives here.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// Creates an empty response, as tests do that override its properties.
  public override init() { super.init() }

  /// The response.
  open var response: URLResponse { URLResponse() }
  /// Whether the response is for the main frame.
  open var isForMainFrame: Bool { true }
  /// Whether WebKit shows the type.
  open var canShowMIMEType: Bool { false }
}

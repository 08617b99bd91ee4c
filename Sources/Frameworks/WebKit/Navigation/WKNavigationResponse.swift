/// An object that contains the response to a navigation request; none arrives here.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// Creates an empty response, as tests do that override its properties.
  public override init() { super.init() }

  /// The response.
  open var response: URLResponse { URLResponse() }
  /// A Boolean value that indicates whether the response is for the main frame.
  open var isForMainFrame: Bool { true }
  /// A Boolean value that indicates whether WebKit shows the type.
  open var canShowMIMEType: Bool { false }
}

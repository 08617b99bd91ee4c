/// A protocol for loading resources with URL schemes that WebKit doesn't handle; no page asks here.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Begins to load a resource.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Stops loading a resource.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

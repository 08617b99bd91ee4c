/// An app's loader for URLs of its own scheme; no page requests one here.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Called to start a load.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Called to stop a load.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

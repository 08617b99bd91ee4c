internal import TactusCrashReports

/// The warning that web pages are not loaded.
enum WebWarning {
  /// Warns that web pages are not loaded, once (Opening.WK1).
  static func write() {
    RuntimeWarning.once(
      "WKWebView: web pages are not loaded here; the view is empty, and each load fails",
      namesPlace: true)
  }

  /// The error of each load and script.
  static func error(_ code: WKError.Code, _ text: String, _ url: URL? = nil) -> WKError {
    var information: [String: Any] = [NSLocalizedDescriptionKey: text]
    information[NSURLErrorFailingURLErrorKey] = url
    return WKError(code, userInfo: information)
  }
}

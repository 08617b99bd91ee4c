import FoundationNetworking
import TactusFoundationBase

extension URLResponse {
  /// Creates a response without a URL, as `NSObject`'s initializer does on an iPhone; tests use it
  /// as a placeholder.
  @_nonoverride public convenience init() {
    self.init(
      url: URL(fileURLWithPath: ""), mimeType: nil, expectedContentLength: -1,
      textEncodingName: nil)
  }
}

extension HTTPURLResponse {
  /// Creates a response without a URL, whose status code is 0.
  @_nonoverride public convenience init() {
    // The initializer fails for no file URL.
    // swift-format-ignore: NeverForceUnwrap
    self.init(url: URL(fileURLWithPath: ""), statusCode: 0, httpVersion: nil, headerFields: nil)!
  }
}

import FoundationNetworking

extension URLResponse {
  /// Creates an empty response, as tests use it: `HTTPURLResponse()`.
  ///
  /// - Parameter nothing: Nothing. An extension cannot override `init()` itself.
  public convenience init(nothing: Void = ()) {
    self.init(url: Self.blank, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }

  // A response without a URL is not possible here.
  fileprivate static let blank = URL(filePath: "/")
}

extension HTTPURLResponse {
  /// Creates an empty response, whose status code is 0.
  ///
  /// - Parameter nothing: Nothing. An extension cannot override `init()` itself.
  public convenience init(nothing: Void = ()) {
    // Only a URL without scheme would be refused.
    self.init(url: URLResponse.blank, statusCode: 0, httpVersion: nil, headerFields: nil)!
  }
}

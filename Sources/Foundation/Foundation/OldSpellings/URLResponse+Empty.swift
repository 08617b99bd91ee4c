extension URLResponse {
  /// Creates a response without a URL, as `NSObject`'s initializer does on an iPhone; tests use it
  /// as a placeholder.
  @_nonoverride public convenience init() {
    self.init(
      url: URL(fileURLWithPath: ""), mimeType: nil, expectedContentLength: -1,
      textEncodingName: nil)
  }
}

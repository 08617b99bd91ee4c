/// The response to a request for a file.
struct WebResponse: Sendable, Equatable {
  /// The media type of the file.
  var type: String
  /// The contents of the file.
  var bytes: [UInt8]

  init(type: String, bytes: [UInt8]) {
    self.type = type
    self.bytes = bytes
  }
}

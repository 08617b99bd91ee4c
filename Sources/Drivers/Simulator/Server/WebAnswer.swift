/// What is sent to a browser that asks for a file.
struct WebAnswer: Sendable, Equatable {
  /// What kind of file it is, as HTTP says it.
  var type: String
  /// The file.
  var bytes: [UInt8]

  init(type: String, bytes: [UInt8]) {
    self.type = type
    self.bytes = bytes
  }
}

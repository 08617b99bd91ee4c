/// A received message that no request has taken yet.
struct IncomingMessage: Sendable {
  var bytes: ArraySlice<UInt8>
  var context: NWConnection.ContentContext
}

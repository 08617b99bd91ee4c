/// A message that has come, and that no request has received.
struct IncomingMessage: Sendable {
  var bytes: ArraySlice<UInt8>
  var context: NWConnection.ContentContext
}

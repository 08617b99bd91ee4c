/// Content that an app sends.
struct SendRequest: Sendable {
  var bytes: [UInt8]?
  var context: NWConnection.ContentContext
  var isComplete: Bool
  var completion: NWConnection.SendCompletion
}

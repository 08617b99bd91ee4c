/// A pending send call of the app.
struct SendRequest: Sendable {
  var bytes: [UInt8]?
  var context: NWConnection.ContentContext
  var isComplete: Bool
  var completion: NWConnection.SendCompletion
}

/// Content that an app waits for.
struct ReceiveRequest: Sendable {
  var minimum: Int
  var maximum: Int
  var isMessage: Bool
  var completion: @Sendable (Data?, NWConnection.ContentContext?, Bool, NWError?) -> Void
}

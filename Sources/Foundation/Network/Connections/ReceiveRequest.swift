/// A pending receive call of the app.
struct ReceiveRequest: Sendable {
  var minimum: Int
  var maximum: Int
  var isMessage: Bool
  var completion: @Sendable (Data?, NWConnection.ContentContext?, Bool, NWError?) -> Void
}

/// Content that an app sends.
struct SendRequest: Sendable {
  var bytes: [UInt8]?
  var context: NWConnection.ContentContext
  var isComplete: Bool
  var completion: NWConnection.SendCompletion
}

/// Content that an app waits for.
struct ReceiveRequest: Sendable {
  var minimum: Int
  var maximum: Int
  var isMessage: Bool
  var completion: @Sendable (Data?, NWConnection.ContentContext?, Bool, NWError?) -> Void
}

/// A message that has come, and that no request has received.
struct IncomingMessage: Sendable {
  var bytes: ArraySlice<UInt8>
  var context: NWConnection.ContentContext
}

/// The values that an app may read of a connection from any thread.
struct ConnectionValues: Sendable {
  var state: NWConnection.State = .setup
  var queue: DispatchQueue?
  var path: NWPath?
  var metadata: [NWProtocolMetadata] = []
  var maximumDatagramSize = 0
  var stateHandler: (@Sendable (NWConnection.State) -> Void)?
  var viabilityHandler: (@Sendable (Bool) -> Void)?
  var betterPathHandler: (@Sendable (Bool) -> Void)?
  var pathHandler: (@Sendable (NWPath) -> Void)?
}

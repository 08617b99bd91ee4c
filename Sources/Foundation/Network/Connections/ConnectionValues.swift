/// The values that an app may read of a connection from any thread.
struct ConnectionValues: Sendable {
  var state: NWConnection.State = .setup
  /// Whether the app has canceled the connection; its closure learns so even after its release.
  var isBeingCanceled = false
  var queue: DispatchQueue?
  /// A serial queue for the handlers, which runs on the app's queue.
  var callbackQueue: DispatchQueue?
  var path: NWPath?
  var metadata: [NWProtocolMetadata] = []
  var maximumDatagramSize = 0
  var stateHandler: (@Sendable (NWConnection.State) -> Void)?
  var viabilityHandler: (@Sendable (Bool) -> Void)?
  var betterPathHandler: (@Sendable (Bool) -> Void)?
  var pathHandler: (@Sendable (NWPath) -> Void)?
}

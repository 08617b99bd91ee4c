/// A stream or a resource that a peer sends.
///
/// - Thread: the queue of peers.
protocol IncomingTransfer: AnyObject, Sendable {
  /// Appends received bytes.
  func take(_ bytes: Data)
  /// Handles the end of the transfer.
  func end()
  /// Handles the premature end of the transfer: by cancellation or by a lost connection.
  func fail(_ code: MCError.Code)
}

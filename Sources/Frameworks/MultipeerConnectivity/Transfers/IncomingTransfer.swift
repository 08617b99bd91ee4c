/// A stream or a resource that a peer sends.
///
/// - Thread: the queue of peers.
protocol IncomingTransfer: AnyObject, Sendable {
  /// Takes bytes.
  func take(_ bytes: Data)
  /// Takes the end.
  func end()
  /// Takes the end of a transfer that is not complete: of a canceled one, or of the connection.
  func fail(_ code: MCError.Code)
}

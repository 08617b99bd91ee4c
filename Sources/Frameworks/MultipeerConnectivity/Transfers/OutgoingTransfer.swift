/// A stream or a resource that this app sends.
///
/// - Thread: the queue of peers.
protocol OutgoingTransfer: AnyObject, Sendable {
  /// Grants more bytes to send.
  func grant(_ count: Int)
  /// Called when the peer has received everything.
  func received()
  /// Ends the transfer, since the peer has stopped it or is gone.
  func fail(_ code: MCError.Code)
}

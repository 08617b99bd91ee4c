/// A stream or a resource that this app sends.
///
/// - Thread: the queue of peers.
protocol OutgoingTransfer: AnyObject, Sendable {
  /// Lets more bytes be sent.
  func grant(_ count: Int)
  /// Learns that the peer has everything.
  func received()
  /// Ends, since the peer wants nothing more, or is gone.
  func fail(_ code: MCError.Code)
}

/// The delivery modes of data.
///
/// Both modes use the same connection, so that nothing is lost (Peers.DT2).
///
/// - Source: the raw values of the public header. Confidence: documented.
public enum MCSessionSendDataMode: Int, Sendable {
  /// The data arrive, and in their order.
  case reliable = 0
  /// The data may get lost.
  case unreliable = 1
}

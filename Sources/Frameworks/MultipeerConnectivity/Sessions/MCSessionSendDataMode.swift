/// The way in which data are sent to peers.
///
/// Both ways use the same connection here, so that nothing is lost (Peers.DT2).
///
/// - Source: the raw values of the public header. Confidence: documented.
public enum MCSessionSendDataMode: Int, Sendable {
  /// The data arrive, and in their order.
  case reliable = 0
  /// The data may get lost.
  case unreliable = 1
}

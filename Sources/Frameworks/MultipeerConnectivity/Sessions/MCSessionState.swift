/// The state of a peer in a session.
///
/// - Source: the raw values of the public header. Confidence: documented.
public enum MCSessionState: Int, Sendable {
  /// The peer is not connected.
  case notConnected = 0
  /// A connection to the peer is being established.
  case connecting = 1
  /// The peer is connected.
  case connected = 2
}

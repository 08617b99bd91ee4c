/// The state of a peer in a session.
///
/// - Source: the raw values of the public header. Confidence: documented.
public enum MCSessionState: Int, Sendable {
  /// The peer is not connected.
  case notConnected = 0
  /// The peer is invited, and not connected yet.
  case connecting = 1
  /// The peer is connected.
  case connected = 2
}

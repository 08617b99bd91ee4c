/// A change of a connection that other apps of the phone may have made.
public enum CBConnectionEvent: Int, Sendable {
  /// The device has disconnected.
  case peerDisconnected = 0
  /// The device has connected.
  case peerConnected = 1
}

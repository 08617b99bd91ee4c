/// A change of a device's connection, perhaps by another app.
public enum CBConnectionEvent: Int, Sendable {
  /// The device has disconnected.
  case peerDisconnected = 0
  /// The device has connected.
  case peerConnected = 1
}

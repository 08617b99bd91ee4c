/// The state of the connection to a device.
public enum CBPeripheralState: Int, Sendable {
  /// There is no connection.
  case disconnected = 0
  /// The connection is being established.
  case connecting = 1
  /// There is a connection.
  case connected = 2
  /// The connection is being ended.
  case disconnecting = 3
}

/// The latency of a connection.
public enum CBPeripheralManagerConnectionLatency: Int, Sendable {
  /// The phone answers fast.
  case low = 0
  /// The phone answers neither fast nor slowly.
  case medium = 1
  /// The phone saves power.
  case high = 2
}

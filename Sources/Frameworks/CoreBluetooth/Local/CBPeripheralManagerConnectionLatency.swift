/// The latency of a connection.
public enum CBPeripheralManagerConnectionLatency: Int, Sendable {
  /// Low latency.
  case low = 0
  /// Medium latency.
  case medium = 1
  /// High latency, which saves power.
  case high = 2
}

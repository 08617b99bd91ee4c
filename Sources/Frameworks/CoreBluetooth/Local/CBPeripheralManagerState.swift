/// The state of a peripheral manager; an older type.
@available(iOS, introduced: 6.0, deprecated: 10.0, message: "Use CBManagerState instead")
public enum CBPeripheralManagerState: Int, Sendable {
  /// The state is not yet known.
  case unknown = 0
  /// The connection to the system's Bluetooth service was lost for the moment.
  case resetting = 1
  /// The machine has no Bluetooth.
  case unsupported = 2
  /// The app may not use Bluetooth.
  case unauthorized = 3
  /// Bluetooth is off.
  case poweredOff = 4
  /// Bluetooth is on.
  case poweredOn = 5
}

/// The types of write operations.
public enum CBCharacteristicWriteType: Int, Sendable {
  /// The device confirms the value.
  case withResponse = 0
  /// The device does not confirm the value.
  case withoutResponse = 1
}

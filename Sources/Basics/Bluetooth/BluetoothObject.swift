/// An object that this program offers on the bus of the Bluetooth service.
///
/// Its members are called on the thread of the bus.
package protocol BluetoothObject: AnyObject, Sendable {
  /// Handles a call, which must be answered or refused, at any time.
  func receive(_ call: BluetoothCall)
  /// Returns the value of a property; `nil` if there is none.
  func property(_ name: String, of interface: String, at path: String) -> BluetoothValue?
}

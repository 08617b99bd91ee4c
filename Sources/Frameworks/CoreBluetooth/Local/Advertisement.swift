internal import TactusBluetooth

/// An advertisement of the app, as an object that the Bluetooth service reads.
final class Advertisement: BluetoothObject {
  /// The path.
  let path = OfferedPath.next("advertisement")
  private let properties: [String: BluetoothValue]
  private let released: @Sendable () -> Void

  /// Creates an advertisement.
  ///
  /// - Parameters:
  ///   - name: The name; `nil` for none.
  ///   - services: The identifiers of services.
  ///   - released: Called when the service advertises it no longer.
  init(name: String?, services: [CBUUID], released: @escaping @Sendable () -> Void) {
    self.released = released
    var properties: [String: BluetoothValue] = ["Type": .text("peripheral")]
    if let name { properties["LocalName"] = .text(name) }
    if !services.isEmpty { properties["ServiceUUIDs"] = .texts(services.map(\.longText)) }
    self.properties = properties
  }

  func receive(_ call: BluetoothCall) {
    released()
    call.answer()
  }

  func property(_ name: String, of interface: String, at path: String) -> BluetoothValue? {
    properties[name]
  }
}

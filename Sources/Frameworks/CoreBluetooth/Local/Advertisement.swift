internal import TactusBluetooth
internal import TactusMessageBus

/// An advertisement of the app, as an object that the Bluetooth service reads.
final class Advertisement: BusObject {
  /// The path.
  let path = PublishedPath.next("advertisement")
  private let properties: [String: BusVariant]
  private let released: @Sendable () -> Void

  /// Creates an advertisement.
  ///
  /// - Parameters:
  ///   - name: The name; `nil` for none.
  ///   - services: The identifiers of services.
  ///   - released: Called when BlueZ no longer advertises it.
  init(name: String?, services: [CBUUID], released: @escaping @Sendable () -> Void) {
    self.released = released
    var properties: [String: BusVariant] = ["Type": .text("peripheral")]
    if let name { properties["LocalName"] = .text(name) }
    if !services.isEmpty { properties["ServiceUUIDs"] = .texts(services.map(\.longText)) }
    self.properties = properties
  }

  func receive(_ call: BusInvocation) {
    released()
    call.answer()
  }

  func property(_ name: String, of interface: String, at path: String) -> BusVariant? {
    properties[name]
  }
}

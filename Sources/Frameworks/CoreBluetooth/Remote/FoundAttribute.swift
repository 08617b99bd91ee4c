internal import TactusBluetooth

/// An attribute of a device, as the Bluetooth service describes it.
struct FoundAttribute {
  /// The path.
  let path: String
  /// The identifier.
  let uuid: CBUUID
  /// Whether a service is primary.
  let isPrimary: Bool
  /// The uses that the value has.
  let flags: [String]

  /// Reads an attribute; nil if it no longer exists.
  init?(_ path: String, _ interface: String, in objects: BluetoothObjects) {
    guard let properties = objects.properties(of: interface, at: path),
      let uuid = properties["UUID"]?.text.flatMap({ CBUUID(text: $0) })
    else { return nil }
    (self.path, self.uuid) = (path, uuid)
    isPrimary = properties["Primary"]?.flag ?? true
    flags = properties["Flags"]?.texts ?? []
  }
}

/// The flags by which BlueZ describes the operations of a value.
///
/// - Source: BlueZ's documentation of `GattCharacteristic1.Flags`. Confidence: documented.
enum CharacteristicFlag {
  /// The flags of properties.
  private static let flags: [(name: String, properties: CBCharacteristicProperties)] = [
    ("broadcast", .broadcast), ("read", .read), ("write-without-response", .writeWithoutResponse),
    ("write", .write), ("notify", .notify), ("indicate", .indicate),
    ("authenticated-signed-writes", .authenticatedSignedWrites),
    ("extended-properties", .extendedProperties),
  ]

  /// Returns the properties that flags of a device mean.
  static func properties(of names: [String]) -> CBCharacteristicProperties {
    var properties: CBCharacteristicProperties = []
    for flag in flags where names.contains(flag.name) { properties.formUnion(flag.properties) }
    return properties
  }

  /// Returns the flags of a local characteristic.
  static func names(
    of properties: CBCharacteristicProperties, _ permissions: CBAttributePermissions
  ) -> [String] {
    var names = flags.filter { properties.contains($0.properties) }.map(\.name)
    if properties.contains(.notifyEncryptionRequired) { names += ["notify", "encrypt-notify"] }
    if properties.contains(.indicateEncryptionRequired) {
      names += ["indicate", "encrypt-indicate"]
    }
    if permissions.contains(.readEncryptionRequired) { names.append("encrypt-read") }
    if permissions.contains(.writeEncryptionRequired) { names.append("encrypt-write") }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

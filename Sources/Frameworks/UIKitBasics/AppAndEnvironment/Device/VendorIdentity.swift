/// The vendor of an app, derived from the bundle identifier.
package struct VendorIdentity {
  /// The bundle identifier without its last component, or the name of the program.
  package let name: String

  /// The vendor of this app.
  package static var ofApp: VendorIdentity {
    let bundle = Bundle.main.bundleIdentifier?.split(separator: ".").dropLast()
    let vendor = bundle?.joined(separator: ".") ?? ""
    return VendorIdentity(name: vendor.isEmpty ? ProcessInfo.processInfo.processName : vendor)
  }

  /// An identifier derived from the name, the same on every machine and in every run (Device.DV1).
  package var identifier: UUID {
    let (high, low) = (hash(from: 0xcbf2_9ce4_8422_2325), hash(from: 0x8422_2325_cbf2_9ce4))
    var bytes = [high, low].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }
    }
    // Version 8 is for custom identifiers.
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// Returns the FNV-1a hash of the name, 64 bits wide.
  private func hash(from start: UInt64) -> UInt64 {
    name.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

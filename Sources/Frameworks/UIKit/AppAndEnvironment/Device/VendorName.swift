/// Who made an app, as far as its bundle's name says.
struct VendorName {
  /// All but the last part of the bundle's identifier, or the program's name.
  let name: String

  /// That of this app.
  static var ofApp: VendorName {
    let bundle = Bundle.main.bundleIdentifier?.split(separator: ".").dropLast()
    let vendor = bundle?.joined(separator: ".") ?? ""
    return VendorName(name: vendor.isEmpty ? ProcessInfo.processInfo.processName : vendor)
  }

  /// The same for the same name, on every machine and in every run (DV1).
  var identifier: UUID {
    let (high, low) = (hash(from: 0xcbf2_9ce4_8422_2325), hash(from: 0x8422_2325_cbf2_9ce4))
    var bytes = [high, low].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }
    }
    // Version 8 is for numbers that somebody has thought out.
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// The sum of Fowler, Noll and Vo (1a), 64 bits wide.
  private func hash(from start: UInt64) -> UInt64 {
    name.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

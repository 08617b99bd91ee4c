internal import CryptoKit

/// The identifiers of devices, which apps see instead of addresses.
enum PeerIdentifier {
  /// Returns the identifier for the device at a path, derived from the address in the path's last
  /// part.
  ///
  /// It is a version 5 UUID of the address, in a name space of our own: it does not reveal the
  /// address, and is the same in each run.
  static func of(_ path: String) -> UUID {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var bytes = Array(Insecure.SHA1.hash(data: nameSpace + Data(name.utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x50
    bytes[8] = bytes[8] & 0x3F | 0x80
    return NSUUID(uuidBytes: bytes) as UUID
  }

  /// The name space.
  ///
  /// - Source: ours; random bytes.
  private static let nameSpace = Data([
    0x3B, 0x6E, 0x9C, 0x51, 0x0A, 0xF7, 0x4D, 0x28, 0x95, 0xC3, 0x72, 0xE8, 0x1D, 0x46, 0xB0, 0x8F,
  ])
}

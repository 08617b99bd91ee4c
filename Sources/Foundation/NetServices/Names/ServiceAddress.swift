internal import Glibc
import TactusCoreFoundation

/// The address of a host, read from a record of DNS.
package struct ServiceAddress: Hashable, Sendable {
  /// The bytes: 4 or 16.
  package let bytes: [UInt8]
  /// The index of the interface that an address of one link belongs to; otherwise 0.
  package let interface: UInt32

  /// Creates the address of a record; nil for invalid bytes.
  package init?(_ bytes: [UInt8], interface: Int) {
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    self.bytes = bytes
    let isOfLink = bytes.count == 16 && bytes[0] == 0xfe && bytes[1] & 0xc0 == 0x80
    self.interface = isOfLink ? UInt32(clamping: interface) : 0
  }

  /// Returns the system's structure for a port of the host.
  package func data(port: UInt16) -> Data {
    if bytes.count == 4 {
      var raw = sockaddr_in()
      raw.sin_family = sa_family_t(AF_INET)
      raw.sin_port = port.bigEndian
      withUnsafeMutableBytes(of: &raw.sin_addr) { $0.copyBytes(from: bytes) }
      return withUnsafeBytes(of: raw) { Data($0) }
    }
    var raw = sockaddr_in6()
    raw.sin6_family = sa_family_t(AF_INET6)
    raw.sin6_port = port.bigEndian
    raw.sin6_scope_id = interface
    withUnsafeMutableBytes(of: &raw.sin6_addr) { $0.copyBytes(from: bytes) }
    return withUnsafeBytes(of: raw) { Data($0) }
  }
}

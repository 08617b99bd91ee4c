internal import Glibc

/// Stores an address of the internet that is written as text (ObjectiveC.FO27).
///
/// glibc takes no number of an IPv4 address with a leading zero.
///
/// - Parameters:
///   - family: `AF_INET` or `AF_INET6`.
///   - text: The address.
///   - address: Memory for an `in_addr` or an `in6_addr`.
/// - Returns: 1, 0 if the text is not such an address, or -1 for another family.
public func inet_pton(
  _ family: Int32, _ text: UnsafePointer<CChar>, _ address: UnsafeMutableRawPointer
) -> Int32 {
  guard family == AF_INET else { return Glibc.inet_pton(family, text, address) }
  let parts = String(cString: text).utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
  let numbers = parts.compactMap { part -> UInt8? in
    guard part.count <= 3, part.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return UInt8(Substring(part))
  }
  guard parts.count == 4, numbers.count == 4 else { return 0 }
  address.copyMemory(from: numbers, byteCount: 4)
  return 1
}

import Glibc

/// This machine's addresses on the local network.
package enum LocalNetwork {
  /// Returns the addresses of interfaces that are up, without loopback.
  package static func addresses() -> [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var found: [String] = []
    var next = list
    while let entry = next?.pointee {
      next = entry.ifa_next
      let flags = Int32(bitPattern: entry.ifa_flags)
      guard let address = entry.ifa_addr, Int32(address.pointee.sa_family) == AF_INET,
        flags & Int32(IFF_UP) != 0, flags & Int32(IFF_LOOPBACK) == 0
      else { continue }
      var text = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
      let isNamed = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        inet_ntop(AF_INET, &$0.pointee.sin_addr, &text, socklen_t(text.count)) != nil
      }
      guard isNamed else { continue }
      let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      found.append(String(decoding: bytes, as: UTF8.self))
    }
    return found
  }
}

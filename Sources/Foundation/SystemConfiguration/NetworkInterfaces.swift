internal import Glibc

/// The network interfaces of the machine.
package enum NetworkInterfaces {
  /// The interfaces in the order of their indexes.
  package static var all: [MachineInterface] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [String: MachineInterface] = [:]
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      let name = String(cString: entry.ifa_name)
      let flags = entry.ifa_flags
      var interface =
        found[name]
        ?? MachineInterface(
          name: name, index: Int(if_nametoindex(entry.ifa_name)),
          kind: flags & loopbackFlag != 0 ? .loopback : MachineInterface.kind(of: name),
          isRunning: flags & runningFlag != 0)
      if let address = entry.ifa_addr.flatMap({ bytes($0) }) {
        interface.addresses.append(address)
        interface.masks.append(entry.ifa_netmask.flatMap { bytes($0) } ?? [])
      }
      found[name] = interface
    }
    return found.values.sorted { ($0.index, $0.name) < ($1.index, $1.name) }
  }

  /// Whether an interface other than the loopback is up and has an address that is routed.
  static var areConnected: Bool { all.contains(where: \.isConnected) }

  /// The flags IFF_RUNNING and IFF_LOOPBACK of Linux.
  private static let runningFlag: UInt32 = 0x40, loopbackFlag: UInt32 = 0x8

  /// Returns whether an address is one of the loopback's.
  static func isLoopback(_ address: UnsafePointer<sockaddr>) -> Bool {
    guard let bytes = bytes(address) else { return false }
    return bytes.count == 4 ? bytes[0] == 127 : bytes == [UInt8](repeating: 0, count: 15) + [1]
  }

  /// Returns the bytes of an address of the Internet; nil for another.
  private static func bytes(_ address: UnsafePointer<sockaddr>) -> [UInt8]? {
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      let raw = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self)
      return withUnsafeBytes(of: raw.sin_addr) { Array($0) }
    case AF_INET6:
      let raw = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self)
      return withUnsafeBytes(of: raw.sin6_addr) { Array($0) }
    default: return nil
    }
  }
}

public import Glibc

/// The access of the process to the network.
package enum NetworkAccess {
  /// Whether the network is off (Networking.NW3).
  package static var isOff: Bool { NetworkGate.isOff }
}

// Darwin's socket addresses begin with their size, which Linux' lack.

extension sockaddr {
  /// The size of the address in bytes; setting it has no effect.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set { _ = newValue }
  }
}

extension sockaddr_in {
  /// The size of the address in bytes; setting it has no effect.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set { _ = newValue }
  }
}

extension sockaddr_in6 {
  /// The size of the address in bytes; setting it has no effect.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set { _ = newValue }
  }
}

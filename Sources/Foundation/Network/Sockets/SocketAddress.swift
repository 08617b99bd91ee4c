internal import Glibc

/// A socket address, in the system's representation.
struct SocketAddress: Sendable, Hashable {
  /// The bytes of the `sockaddr` structure.
  private let bytes: [UInt8]

  /// Creates an address from a `sockaddr` structure.
  init(_ address: UnsafePointer<sockaddr>, length: socklen_t) {
    bytes = Array(UnsafeRawBufferPointer(start: address, count: Int(length)))
  }

  /// Creates an address from the bytes of a `sockaddr` structure; nil for too few.
  init?(_ data: Data) {
    guard data.count >= MemoryLayout<sockaddr_in>.size else { return nil }
    bytes = Array(data)
  }

  /// Creates the address of a host's address; nil for the name of a host.
  init?(host: NWEndpoint.Host, port: NWEndpoint.Port) {
    switch host.numeric {
    case .name: return nil
    case .ipv4(let address):
      var raw = sockaddr_in()
      raw.sin_family = sa_family_t(AF_INET)
      raw.sin_port = port.rawValue.bigEndian
      withUnsafeMutableBytes(of: &raw.sin_addr) { $0.copyBytes(from: address.bytes) }
      bytes = withUnsafeBytes(of: raw) { Array($0) }
    case .ipv6(let address):
      var raw = sockaddr_in6()
      raw.sin6_family = sa_family_t(AF_INET6)
      raw.sin6_port = port.rawValue.bigEndian
      raw.sin6_scope_id = UInt32(address.interface?.index ?? 0)
      withUnsafeMutableBytes(of: &raw.sin6_addr) { $0.copyBytes(from: address.bytes) }
      bytes = withUnsafeBytes(of: raw) { Array($0) }
    }
  }

  /// Creates the address of a Unix domain socket; nil for a path that is too long.
  init?(path: String) {
    var raw = sockaddr_un()
    raw.sun_family = sa_family_t(AF_UNIX)
    let limit = MemoryLayout.size(ofValue: raw.sun_path)
    guard !path.isEmpty, path.utf8.count < limit else { return nil }
    withUnsafeMutableBytes(of: &raw.sun_path) { $0.copyBytes(from: path.utf8) }
    bytes = withUnsafeBytes(of: raw) { Array($0) }
  }

  /// The family, such as AF_INET.
  var family: Int32 {
    Int32(bytes.withUnsafeBytes { $0.loadUnaligned(as: sa_family_t.self) })
  }

  /// Calls a closure with the `sockaddr` structure.
  func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    bytes.withUnsafeBytes { buffer in
      // Byte arrays are aligned for every `sockaddr` structure.
      guard let base = buffer.baseAddress else { fatalError("an address has bytes") }
      return body(base.assumingMemoryBound(to: sockaddr.self), socklen_t(buffer.count))
    }
  }

  /// The endpoint of the address; nil for an unnamed Unix domain socket.
  var endpoint: NWEndpoint? {
    switch family {
    case AF_INET, AF_INET6:
      guard let host, let port else { return nil }
      return .hostPort(host: host, port: NWEndpoint.Port(port))
    case AF_UNIX:
      let path = bytes.dropFirst(MemoryLayout<sa_family_t>.size).prefix { $0 != 0 }
      return path.isEmpty ? nil : .unix(path: String(decoding: path, as: UTF8.self))
    default: return nil
    }
  }

  /// The port; nil for a Unix domain socket.
  var port: UInt16? {
    guard family == AF_INET || family == AF_INET6 else { return nil }
    return UInt16(bytes[2]) << 8 | UInt16(bytes[3])
  }

  /// The host; nil for a Unix domain socket.
  ///
  /// An IPv4-mapped IPv6 address counts as IPv4.
  var host: NWEndpoint.Host? {
    switch family {
    case AF_INET: return NWEndpoint.Host(bytes: Array(bytes[4..<8]))
    case AF_INET6:
      let scope = bytes.withUnsafeBytes { $0.loadUnaligned(as: sockaddr_in6.self).sin6_scope_id }
      let host = NWEndpoint.Host(
        bytes: Array(bytes[8..<24]), interface: NWInterface(index: Int(scope)))
      guard case .ipv6(let address)? = host, address.isIPv4Mapped, let inner = address.asIPv4 else {
        return host
      }
      return .ipv4(inner)
    default: return nil
    }
  }

  /// Whether the address is one of this machine itself.
  var isLocal: Bool { host?.isLocal ?? true }

  /// Returns the local address of a socket, or that of its peer.
  static func read(
    _ descriptor: Int32,
    by function: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> SocketAddress? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        guard function(descriptor, pointer, &length) == 0 else { return nil }
        return SocketAddress(pointer, length: min(length, 128))
      }
    }
  }
}

extension NWEndpoint.Host {
  /// The address if the name is the text of one, as in `.name("127.0.0.1", nil)`; otherwise the
  /// host itself.
  var numeric: NWEndpoint.Host {
    if case .name(let name, nil) = self { .init(name) } else { self }
  }

  /// Whether the host is this machine itself (Connections.CN2).
  var isLocal: Bool {
    switch numeric {
    case .name(let name, _): name.lowercased() == "localhost"
    case .ipv4(let address): address.isLoopback || address == .any
    case .ipv6(let address):
      address.isLoopback || address.isAny || (address.asIPv4?.isLoopback ?? false)
    }
  }
}

internal import CTactusSystemCalls
internal import Glibc
import TactusCoreFoundation

/// A socket that accepts the connections of a published service.
///
/// Step Networking.NW45.
///
/// - Thread: the queue of daemons.
final class ServiceListener {
  /// The port.
  let port: UInt16
  private let source: any DispatchSourceRead

  /// Opens a socket for both versions of IP, or for version 4 where there is no other.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for one that the system chooses.
  ///   - accept: Receives connected sockets, which it closes.
  init(port: UInt16, accept: @escaping (Int32) -> Void) throws(BonjourFailure) {
    let descriptor = try Self.open(port)
    guard let found = Self.port(of: descriptor) else {
      let failure = BonjourFailure(system: errno)
      close(descriptor)
      throw failure
    }
    self.port = found
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: AvahiDaemon.queue)
    source.setEventHandler {
      while true {
        let flags = Int32(Glibc.SOCK_CLOEXEC.rawValue | Glibc.SOCK_NONBLOCK.rawValue)
        let peer = accept4(descriptor, nil, nil, flags)
        guard peer >= 0 else { return }
        accept(peer)
      }
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  deinit { source.cancel() }

  // MARK: Internals

  private static func open(_ port: UInt16) throws(BonjourFailure) -> Int32 {
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    var descriptor = socket(AF_INET6, Int32(kind), 0)
    let isNew = descriptor >= 0
    if !isNew { descriptor = socket(AF_INET, Int32(kind), 0) }
    guard descriptor >= 0 else { throw BonjourFailure(system: errno) }
    var (yes, no): (Int32, Int32) = (1, 0)
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
    if isNew { setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &no, size) }
    let isBound =
      isNew
      ? bind(descriptor, sockaddr_in6(port: port)) : bind(descriptor, sockaddr_in(port: port))
    guard isBound, listen(descriptor, SOMAXCONN) == 0 else {
      let failure = BonjourFailure(system: errno)
      close(descriptor)
      throw failure
    }
    return descriptor
  }

  private static func bind<Address>(_ descriptor: Int32, _ address: Address) -> Bool {
    withUnsafeBytes(of: address) { buffer in
      guard let base = buffer.baseAddress?.assumingMemoryBound(to: sockaddr.self) else {
        return false
      }
      return Glibc.bind(descriptor, base, socklen_t(buffer.count)) == 0
    }
  }

  private static func port(of descriptor: Int32) -> UInt16? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutableBytes(of: &storage) { buffer in
      guard let base = buffer.baseAddress?.assumingMemoryBound(to: sockaddr.self),
        getsockname(descriptor, base, &length) == 0
      else { return nil }
      // Both versions of IP have the port at the same place.
      return UInt16(buffer[2]) << 8 | UInt16(buffer[3])
    }
  }
}

extension sockaddr_in6 {
  /// Creates the address of a port of all interfaces.
  fileprivate init(port: UInt16) {
    self.init()
    sin6_family = sa_family_t(AF_INET6)
    sin6_port = port.bigEndian
  }
}

extension sockaddr_in {
  /// Creates the address of a port of all interfaces.
  fileprivate init(port: UInt16) {
    self.init()
    sin_family = sa_family_t(AF_INET)
    sin_port = port.bigEndian
  }
}

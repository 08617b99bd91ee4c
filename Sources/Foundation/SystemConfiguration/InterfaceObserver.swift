internal import Glibc
import Synchronization

/// The network interfaces of the machine.
enum NetworkInterfaces {
  /// Whether an interface other than the loopback is up and has an address that is routed.
  static var areConnected: Bool {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return false }
    defer { freeifaddrs(first) }
    return sequence(first: first, next: { $0?.pointee.ifa_next }).contains { entry in
      guard let entry = entry?.pointee, let address = entry.ifa_addr else { return false }
      let flags = entry.ifa_flags
      guard flags & runningFlag != 0, flags & loopbackFlag == 0 else { return false }
      return isRouted(address)
    }
  }

  /// The flags IFF_RUNNING and IFF_LOOPBACK of Linux.
  private static let runningFlag: UInt32 = 0x40, loopbackFlag: UInt32 = 0x8

  /// Returns whether an address is not limited to its link.
  private static func isRouted(_ address: UnsafePointer<sockaddr>) -> Bool {
    switch Int32(address.pointee.sa_family) {
    case AF_INET: return ipv4(address) >> 16 != 0xa9fe
    case AF_INET6:
      let first = firstBytes(address)
      return !(first.0 == 0xfe && first.1 & 0xc0 == 0x80)
    default: return false
    }
  }

  /// Returns whether an address is one of the loopback's.
  static func isLoopback(_ address: UnsafePointer<sockaddr>) -> Bool {
    switch Int32(address.pointee.sa_family) {
    case AF_INET: return ipv4(address) >> 24 == 127
    case AF_INET6:
      let raw = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self)
      return withUnsafeBytes(of: raw.sin6_addr) {
        $0.dropLast().allSatisfy { $0 == 0 } && $0[15] == 1
      }
    default: return false
    }
  }

  private static func ipv4(_ address: UnsafePointer<sockaddr>) -> UInt32 {
    UInt32(bigEndian: UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr)
  }

  private static func firstBytes(_ address: UnsafePointer<sockaddr>) -> (UInt8, UInt8) {
    let raw = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self)
    return withUnsafeBytes(of: raw.sin6_addr) { ($0[0], $0[1]) }
  }
}

/// An observer of the kernel's messages about network interfaces.
///
/// - Thread: any.
final class InterfaceObserver: Sendable {
  static let shared = InterfaceObserver()

  private struct WeakTarget: @unchecked Sendable {
    weak var target: SCNetworkReachability?
  }

  private struct State: @unchecked Sendable {
    var targets: [WeakTarget] = []
    var source: (any DispatchSourceRead)?
  }

  /// The address `sockaddr_nl` of Linux, which Swift does not import.
  private struct KernelAddress {
    let family: UInt16
    let padding: UInt16 = 0
    let process: UInt32 = 0
    let groups: UInt32
  }

  private let state = Mutex(State())

  /// Adds a target, which is notified of each change.
  func add(_ target: SCNetworkReachability) {
    state.withLock { state in
      state.targets.removeAll { $0.target == nil || $0.target === target }
      state.targets.append(WeakTarget(target: target))
      if state.source == nil { state.source = makeSource() }
    }
  }

  /// Removes a target.
  func remove(_ target: SCNetworkReachability) {
    state.withLock { $0.targets.removeAll { $0.target == nil || $0.target === target } }
  }

  /// Notifies all targets of a change.
  func notify() {
    for target in state.withLock({ $0.targets.compactMap(\.target) }) { target.interfacesChanged() }
  }

  /// Networking.NW11: returns a source that reads the kernel's messages; `nil` if there are none.
  private func makeSource() -> (any DispatchSourceRead)? {
    let socket = socket(
      AF_NETLINK,
      Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        | Int32(SOCK_NONBLOCK.rawValue), Self.routeProtocol)
    guard socket >= 0 else { return nil }
    let address = KernelAddress(family: UInt16(AF_NETLINK), groups: Self.groups)
    let result = withUnsafeBytes(of: address) { bytes in
      let pointer = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self)
      return bind(socket, pointer, socklen_t(bytes.count))
    }
    guard result == 0 else {
      close(socket)
      return nil
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: .global())
    source.setEventHandler {
      var bytes = [UInt8](repeating: 0, count: 8_192)
      while recv(socket, &bytes, bytes.count, 0) > 0 {}
      InterfaceObserver.shared.notify()
    }
    source.setCancelHandler { close(socket) }
    source.resume()
    return source
  }

  /// The protocol NETLINK_ROUTE, and the groups of links and of addresses of both versions of IP.
  private static let routeProtocol: Int32 = 0, groups: UInt32 = 0x1 | 0x10 | 0x100
}

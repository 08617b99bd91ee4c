internal import Glibc
internal import TactusThreads

/// An observer of the kernel's messages about network interfaces.
///
/// - Thread: any.
package final class InterfaceObserver: Sendable {
  /// The only observer.
  package static let shared = InterfaceObserver()

  private struct State {
    var targets: [WeakReference<any InterfaceObserving>] = []
    var source: (any DispatchSourceRead)?
  }

  /// The address `sockaddr_nl` of Linux, which Swift does not import.
  private struct KernelAddress {
    let family: UInt16
    let padding: UInt16 = 0
    let process: UInt32 = 0
    let groups: UInt32
  }

  private let state = Guarded(State())

  /// Adds a target, which is notified of each change.
  package func add(_ target: any InterfaceObserving) {
    state.withLock { state in
      state.targets.removeAll { $0.object == nil || $0.object === target }
      state.targets.append(WeakReference(target))
      if state.source == nil { state.source = makeSource() }
    }
  }

  /// Removes a target.
  package func remove(_ target: any InterfaceObserving) {
    state.withLock { $0.targets.removeAll { $0.object == nil || $0.object === target } }
  }

  /// Notifies all targets of a change.
  func notify() {
    for target in state.withLock({ $0.targets.compactMap(\.object) }) { target.interfacesChanged() }
  }

  /// Returns a source that reads the kernel's messages; `nil` if there are none (Networking.NW11).
  private func makeSource() -> (any DispatchSourceRead)? {
    let socket = socket(
      AF_NETLINK,
      Int32(Glibc.SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
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

  /// The protocol NETLINK_ROUTE, and the groups of links, and of the addresses and routes of both
  /// versions of IP.
  private static let routeProtocol: Int32 = 0
  private static let groups: UInt32 = 0x1 | 0x10 | 0x40 | 0x100 | 0x400
}

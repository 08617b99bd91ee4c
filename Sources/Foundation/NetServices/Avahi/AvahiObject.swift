internal import TactusMessageBus

/// An object of the daemon, such as a browser, which is removed with its last reference.
///
/// - Thread: the queue of daemons, except the end.
final class AvahiObject: Sendable {
  private let daemon: AvahiDaemon
  private let path: String
  private let interface: String

  init(_ daemon: AvahiDaemon, _ path: String, _ interface: String) {
    (self.daemon, self.path, self.interface) = (daemon, path, interface)
  }

  deinit { daemon.free(path, interface) }

  /// Calls a method and waits for its end.
  func call(_ method: String, _ arguments: [BusVariant] = []) throws(BonjourFailure) {
    try daemon.call(path, interface, method, arguments)
  }
}

extension BusVariant {
  /// Any interface of the machine, and any version of IP, in the calls of the daemon.
  ///
  /// - Source: Avahi's reference, `AVAHI_IF_UNSPEC` and `AVAHI_PROTO_UNSPEC`. Confidence:
  ///   documented.
  static let anyInterface = BusVariant.int32(-1), anyVersion = BusVariant.int32(-1)
  /// No option in the calls of the daemon.
  static let noOptions = BusVariant.uint32(0)
}

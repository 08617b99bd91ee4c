import TactusCoreFoundation

/// The message bus of the Avahi daemon.
package enum BonjourBus: Hashable, Sendable {
  /// The system bus.
  case system
  /// Another bus, by its D-Bus address, such as a test's own.
  case address(String)

  /// The queue of everything that is done with daemons, and of all that they report.
  package static var queue: DispatchQueue { AvahiDaemon.queue }
}

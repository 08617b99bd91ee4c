import TactusCoreFoundation

/// The message bus on which the Avahi daemon is asked.
package enum BonjourBus: Hashable, Sendable {
  /// That of the system.
  case system
  /// Another one by its D-Bus address, such as a test's own.
  case address(String)

  /// The queue of everything that is done with daemons, and of all that they report.
  package static var queue: DispatchQueue { AvahiDaemon.queue }
}

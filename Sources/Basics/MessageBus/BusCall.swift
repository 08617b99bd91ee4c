import CTactusGio

/// A method call on a bus.
package struct BusCall: Sendable {
  /// The bus name of the receiver.
  package var destination: String
  /// The path of the object.
  package var path: String
  /// The interface of the method.
  package var interface: String
  /// The method.
  package var method: String
  /// The arguments.
  package var arguments: [BusVariant]
  /// Whether the bus may start a service for the name.
  package var mayStart: Bool
  /// The timeout in seconds; infinite for none.
  package var timeout: Double

  /// Creates a call.
  package init(
    destination: String, path: String, interface: String, method: String,
    arguments: [BusVariant] = [], mayStart: Bool = false, timeout: Double = 1
  ) {
    (self.destination, self.path) = (destination, path)
    (self.interface, self.method, self.arguments) = (interface, method, arguments)
    (self.mayStart, self.timeout) = (mayStart, timeout)
  }

  /// Returns a call to the bus itself.
  package static func bus(_ method: String, _ arguments: BusVariant...) -> BusCall {
    BusCall(
      destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus", method: method, arguments: arguments)
  }

  // MARK: Internals

  /// The options as GLib has them.
  var flags: GDBusCallFlags {
    mayStart ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START
  }

  /// The timeout as GLib has it, whose largest number means none.
  var milliseconds: Int32 { timeout.isFinite ? Int32(timeout * 1000) : Int32.max }
}

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
  /// The arguments, a tuple in the text form of GVariant; it must not contain text from outside the
  /// program.
  package var arguments = "()"
  /// Whether the bus may start a service for the name.
  package var mayStart = false
  /// The timeout in seconds.
  package var timeout = 1.0

  /// Creates a call.
  package init(
    destination: String, path: String, interface: String, method: String, arguments: String = "()"
  ) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.method = method
    self.arguments = arguments
  }

  /// Returns a call to the bus itself.
  package static func bus(_ method: String, _ arguments: String = "()") -> BusCall {
    BusCall(
      destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus", method: method, arguments: arguments)
  }
}

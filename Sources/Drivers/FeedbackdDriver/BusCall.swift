/// A method call on a bus.
struct BusCall: Sendable {
  /// The bus name of the receiver.
  var destination: String
  /// The path of the object.
  var path: String
  /// The interface of the method.
  var interface: String
  /// The method.
  var method: String
  /// The arguments, a tuple in the text form of GVariant; it must not contain text from outside the
  /// program.
  var arguments = "()"
  /// Whether the bus may start a service for the name.
  var mayStart = false
  /// The timeout in seconds.
  var timeout = 1.0

  /// Returns a call to the bus itself.
  static func bus(_ method: String, _ arguments: String = "()") -> BusCall {
    BusCall(
      destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus", method: method, arguments: arguments)
  }
}

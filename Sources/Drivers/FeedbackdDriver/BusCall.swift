/// A call to somebody on a bus.
struct BusCall: Sendable {
  /// Whom: a name on the bus.
  var destination: String
  /// Which object.
  var path: String
  /// The interface of the method.
  var interface: String
  /// The method.
  var method: String
  /// The arguments, a tuple in the text form of GVariant; nobody else's text may stand in it.
  var arguments = "()"
  /// Whether the bus may start somebody for the name.
  var mayStart = false
  /// Seconds after which there is no answer.
  var patience = 1.0

  /// A call to the bus itself.
  static func bus(_ method: String, _ arguments: String = "()") -> BusCall {
    BusCall(
      destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus", method: method, arguments: arguments)
  }
}

import CTactusGio

// Objects of this program on the bus.
extension BusConnection {
  /// Offers an object for the life of the connection, which does not retain it.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - path: The path of the object.
  ///   - interfaces: The interfaces as introspection XML, which is a constant of the program.
  /// - Throws: `BusFailure`.
  package func export(
    _ object: any BusObject, at path: String, interfaces: String
  ) throws(BusFailure) {
    try registerAndWait { [self] in register(object, path, interfaces) }
  }

  /// Sends a signal of an object to everyone on the bus.
  ///
  /// - Thread: any.
  package func emit(
    _ signal: String, of interface: String, at path: String, _ arguments: [BusVariant]
  ) {
    g_dbus_connection_emit_signal(
      connection, nil, path, interface, signal, BusVariant.tuple(arguments), nil)
  }

  // MARK: Internals

  /// A reference to an object of the bus, which is read on any thread.
  private final class WeakObject: @unchecked Sendable {
    weak var object: (any BusObject)?

    init(_ object: any BusObject) { self.object = object }
  }

  /// The result of a registration, which one thread writes before another reads it.
  private final class RegistrationResult: @unchecked Sendable {
    var failure: BusFailure?
  }

  /// Runs a registration on the thread of the bus, and waits for its end.
  ///
  /// - Parameter body: Registers, and returns the failure, if there is one.
  func registerAndWait(_ body: @escaping @Sendable () -> BusFailure?) throws(BusFailure) {
    let result = RegistrationResult()
    guard thread.runAndWait(seconds: 5, { result.failure = body() }) else { throw .silence }
    if let failure = result.failure { throw failure }
  }
  private func register(
    _ object: any BusObject, _ path: String, _ interfaces: String
  ) -> BusFailure? {
    var error: UnsafeMutablePointer<GError>?
    guard let node = g_dbus_node_info_new_for_xml(interfaces, &error) else {
      return BusFailure(error)
    }
    defer { g_dbus_node_info_unref(node) }
    var table = Self.table
    var next = node.pointee.interfaces
    while let interface = next?.pointee {
      let number = g_dbus_connection_register_object(
        connection, path, interface, &table, BusBox(WeakObject(object)).retained,
        { data in _ = BusBox<WeakObject>.consume(data) }, &error)
      guard number != 0 else { return BusFailure(error) }
      next = next?.advanced(by: 1)
    }
    return nil
  }

  /// The functions that GLib calls for an object.
  private static var table: GDBusInterfaceVTable {
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, interface, method, arguments, invocation, data in
      if let object = BusBox<WeakObject>.content(of: data)?.object, let interface, let method {
        let items = arguments.map { BusValue(sharing: $0).items } ?? []
        object.call(String(cString: method), of: String(cString: interface), items)
      }
      g_dbus_method_invocation_return_value(invocation, nil)
    }
    table.get_property = { _, _, _, interface, name, error, data in
      guard let object = BusBox<WeakObject>.content(of: data)?.object, let interface, let name,
        let value = object.property(String(cString: name), of: String(cString: interface))
      else {
        g_set_error_literal(
          error, g_dbus_error_quark(), Int32(G_DBUS_ERROR_UNKNOWN_PROPERTY.rawValue),
          "the property has no value")
        return nil
      }
      return value.floating
    }
    table.set_property = { _, _, _, interface, name, value, error, data in
      guard let object = BusBox<WeakObject>.content(of: data)?.object, let interface, let name,
        let value = value.flatMap({ BusValue(sharing: $0).single })
      else {
        g_set_error_literal(
          error, g_dbus_error_quark(), Int32(G_DBUS_ERROR_INVALID_ARGS.rawValue),
          "the value has another type")
        return 0
      }
      object.set(String(cString: name), of: String(cString: interface), to: value)
      return 1
    }
    return table
  }
}

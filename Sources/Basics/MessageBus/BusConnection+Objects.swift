import CTactusGio

// Objects of this program on the bus.
extension BusConnection {
  /// Offers an object until it is withdrawn or the connection ends, which does not retain it.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - path: The path of the object.
  ///   - interfaces: The interfaces as introspection XML, which is a constant of the program.
  ///   - names: The names of those interfaces that the object has; `nil` for all.
  /// - Returns: The numbers with which `withdraw` removes the object.
  /// - Throws: `BusFailure`.
  /// - Thread: any.
  @discardableResult
  package func export(
    _ object: any BusObject, at path: String, interfaces: String, names: [String]? = nil
  ) throws(BusFailure) -> [UInt32] {
    try registerAndWait { [self] () throws(BusFailure) in
      try register(object, path, interfaces, names)
    }
  }

  /// Removes objects.
  package func withdraw(_ numbers: [UInt32]) {
    for number in numbers { g_dbus_connection_unregister_object(connection, number) }
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

  /// Announces properties of an object that have changed.
  ///
  /// - Thread: any.
  package func announce(
    _ properties: [String: BusVariant], of interface: String, at path: String
  ) {
    emit(
      "PropertiesChanged", of: "org.freedesktop.DBus.Properties", at: path,
      [.text(interface), .dictionary(properties), .texts([])])
  }

  // MARK: Internals

  /// An object or a tree of objects with what GLib needs for it.
  ///
  /// Sendable because only the bus thread uses it.
  final class ExportedObject: @unchecked Sendable {
    weak var object: (any BusObject)?
    /// The descriptions of the interfaces of a tree; `nil` for one object.
    let node: UnsafeMutablePointer<GDBusNodeInfo>?

    init(_ object: any BusObject, _ node: UnsafeMutablePointer<GDBusNodeInfo>? = nil) {
      (self.object, self.node) = (object, node)
    }

    deinit { if let node { g_dbus_node_info_unref(node) } }

    static func of(_ data: gpointer?) -> ExportedObject? {
      BusBox<ExportedObject>.content(of: data)
    }
  }

  /// The result of a registration, which one thread writes before another reads it.
  ///
  /// Sendable because the reader waits for the writer.
  private final class RegistrationResult: @unchecked Sendable {
    var result: Result<[UInt32], BusFailure> = .failure(.silence)
  }

  /// Runs a registration on the thread of the bus, and waits for its end.
  @discardableResult
  func registerAndWait(
    _ body: @escaping @Sendable () throws(BusFailure) -> [UInt32]
  ) throws(BusFailure) -> [UInt32] {
    let outcome = RegistrationResult()
    guard
      thread.runAndWait(
        seconds: Self.timeout, { outcome.result = Result { () throws(BusFailure) in try body() } })
    else { throw .silence }
    return try outcome.result.get()
  }

  private func register(
    _ object: any BusObject, _ path: String, _ interfaces: String, _ names: [String]?
  ) throws(BusFailure) -> [UInt32] {
    var error: UnsafeMutablePointer<GError>?
    guard let node = g_dbus_node_info_new_for_xml(interfaces, &error) else {
      throw BusFailure(error)
    }
    defer { g_dbus_node_info_unref(node) }
    var numbers: [UInt32] = []
    for interface in Self.interfaces(of: node, names) {
      let number = g_dbus_connection_register_object(
        connection, path, interface, Self.table, BusBox(ExportedObject(object)).retained,
        { data in _ = BusBox<ExportedObject>.consume(data) }, &error)
      guard number != 0 else {
        withdraw(numbers)
        throw BusFailure(error)
      }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns the descriptions of the interfaces with some names; of all without names.
  private static func interfaces(
    of node: UnsafeMutablePointer<GDBusNodeInfo>, _ names: [String]?
  ) -> [UnsafeMutablePointer<GDBusInterfaceInfo>] {
    if let names { return names.compactMap { g_dbus_node_info_lookup_interface(node, $0) } }
    return Array(
      sequence(state: node.pointee.interfaces) { next in
        defer { next = next?.advanced(by: 1) }
        return next?.pointee
      })
  }

  /// The functions that GLib calls for an object.
  ///
  /// Unchecked because nobody changes them.
  nonisolated(unsafe) static let table: UnsafePointer<GDBusInterfaceVTable> = {
    let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
    table.initialize(to: GDBusInterfaceVTable())
    table.pointee.method_call = { _, _, path, interface, method, arguments, invocation, data in
      guard let path, let interface, let method, let invocation else { return }
      let call = BusInvocation(
        invocation, at: String(cString: path), of: String(cString: interface),
        String(cString: method), BusVariant.values(ofTuple: arguments))
      guard let object = ExportedObject.of(data)?.object else {
        return call.refuse(BusFailure.unknownObject, "the object is gone")
      }
      object.receive(call)
    }
    table.pointee.get_property = { _, _, path, interface, name, error, data in
      guard let object = ExportedObject.of(data)?.object, let path, let interface, let name,
        let value = object.property(
          String(cString: name), of: String(cString: interface), at: String(cString: path))
      else {
        g_set_error_literal(
          error, g_dbus_error_quark(), Int32(G_DBUS_ERROR_UNKNOWN_PROPERTY.rawValue),
          "the property has no value")
        return nil
      }
      return value.floating
    }
    table.pointee.set_property = { _, _, path, interface, name, value, error, data in
      guard let object = ExportedObject.of(data)?.object, let path, let interface, let name,
        let value = value.flatMap(BusVariant.init),
        object.set(
          String(cString: name), of: String(cString: interface), at: String(cString: path),
          to: value)
      else {
        g_set_error_literal(
          error, g_dbus_error_quark(), Int32(G_DBUS_ERROR_INVALID_ARGS.rawValue),
          "the property cannot have this value")
        return 0
      }
      return 1
    }
    return UnsafePointer(table)
  }()
}

import CTactusGio
import TactusMessageBus

// Objects of this program on the bus.
extension BluetoothBus {
  /// Offers an object, which is not retained.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - path: The path.
  ///   - interfaces: The interfaces as introspection XML, which is a constant of the program.
  ///   - names: The names of those interfaces that the object has.
  /// - Returns: The numbers with which `withdraw` removes the object.
  /// - Throws: `BluetoothFailure`.
  /// - Thread: that of the bus.
  package func export(
    _ object: any BluetoothObject, at path: String, interfaces: String, names: [String]
  ) throws(BluetoothFailure) -> [UInt32] {
    var error: UnsafeMutablePointer<GError>?
    guard let node = g_dbus_node_info_new_for_xml(interfaces, &error) else {
      throw BluetoothFailure(error)
    }
    defer { g_dbus_node_info_unref(node) }
    var table = Self.table
    var numbers: [UInt32] = []
    for name in names {
      let number = g_dbus_connection_register_object(
        connection, path, g_dbus_node_info_lookup_interface(node, name), &table,
        BusBox(WeakObject(object)).retained,
        { data in _ = BusBox<WeakObject>.consume(data) }, &error)
      guard number != 0 else {
        withdraw(numbers)
        throw BluetoothFailure(error)
      }
      numbers.append(number)
    }
    return numbers
  }

  /// Removes objects.
  ///
  /// - Thread: that of the bus.
  package func withdraw(_ numbers: [UInt32]) {
    for number in numbers { g_dbus_connection_unregister_object(connection, number) }
  }

  // MARK: Internals

  /// A reference to an object of the bus, which is read on any thread.
  private final class WeakObject: @unchecked Sendable {
    weak var object: (any BluetoothObject)?

    init(_ object: any BluetoothObject) { self.object = object }
  }

  /// The functions that GLib calls for an object.
  private static var table: GDBusInterfaceVTable {
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, path, interface, method, arguments, invocation, data in
      guard let path, let interface, let method, let invocation else { return }
      let call = BluetoothCall(
        invocation, at: String(cString: path), of: String(cString: interface),
        String(cString: method), BluetoothValue.values(ofTuple: arguments))
      guard let object = BusBox<WeakObject>.content(of: data)?.object else {
        call.refuse(BluetoothFailure.unknownObject, "the object is gone")
        return
      }
      object.receive(call)
    }
    table.get_property = { _, _, path, interface, name, error, data in
      guard let object = BusBox<WeakObject>.content(of: data)?.object, let path, let interface,
        let name,
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
    return table
  }
}

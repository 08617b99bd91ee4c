import CTactusGio
import TactusMessageBus

/// A private connection to the bus on which the Bluetooth service is.
///
/// Unlike `BusConnection` it knows the names of errors, and values of all types; its objects answer
/// when they like.
package final class BluetoothBus: Sendable {
  /// The thread on which answers, signals and calls arrive.
  package let thread: BusThread
  /// `nonisolated(unsafe)` because GLib's connections may be used from any thread.
  nonisolated(unsafe) let connection: OpaquePointer

  /// Connects; waits for the bus.
  ///
  /// - Parameters:
  ///   - address: The bus address in D-Bus form; `nil` for the system bus.
  ///   - thread: The thread, which somebody else ends.
  /// - Throws: `BluetoothFailure`.
  /// - Thread: that of the bus.
  package init(address: String?, on thread: BusThread) throws(BluetoothFailure) {
    var error: UnsafeMutablePointer<GError>?
    var address = address
    if address == nil {
      guard let found = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SYSTEM, nil, &error) else {
        throw BluetoothFailure(error)
      }
      address = String(cString: found)
      g_free(found)
    }
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard
      let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, &error)
    else { throw BluetoothFailure(error) }
    (self.connection, self.thread) = (connection, thread)
  }

  deinit {
    // Pending messages are sent before the connection closes.
    g_dbus_connection_flush_sync(connection, nil, nil)
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  // MARK: Calling

  /// Sends a call, and delivers the results on the thread of the bus.
  ///
  /// - Parameters:
  ///   - service: The bus name of the receiver.
  ///   - path: The path of the object.
  ///   - method: The interface and the name of the method.
  ///   - arguments: The arguments.
  ///   - timeout: The timeout in seconds; infinite for none.
  ///   - mayStart: Whether the bus may start the service.
  ///   - then: Receives the results.
  /// - Thread: that of the bus.
  package func call(
    _ service: String, at path: String, _ method: (interface: String, name: String),
    _ arguments: [BluetoothValue] = [], timeout: Double = 30, mayStart: Bool = false,
    then: @escaping @Sendable (Result<[BluetoothValue], BluetoothFailure>) -> Void
  ) {
    g_dbus_connection_call(
      connection, service, path, method.interface, method.name, BluetoothValue.tuple(arguments),
      nil, mayStart ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START,
      timeout.isFinite ? Int32(timeout * 1000) : Int32.max, nil,
      { connection, result, data in
        var error: UnsafeMutablePointer<GError>?
        let value = g_dbus_connection_call_finish(OpaquePointer(connection), result, &error)
        defer { if let value { g_variant_unref(value) } }
        BusBox<@Sendable (Result<[BluetoothValue], BluetoothFailure>) -> Void>.consume(data)?(
          value.map { .success(BluetoothValue.values(ofTuple: $0)) }
            ?? .failure(BluetoothFailure(error)))
      }, BusBox(then).retained)
  }

  // MARK: Signals

  /// A signal that has arrived.
  package struct Signal: Sendable {
    /// The path of the object.
    package var path: String
    /// The arguments.
    package var arguments: [BluetoothValue]
  }

  /// Subscribes to a signal of all objects of a sender, for the life of the connection.
  ///
  /// - Thread: that of the bus.
  package func listen(
    to member: String, of interface: String, from sender: String, argument: String? = nil,
    _ hear: @escaping @Sendable (Signal) -> Void
  ) {
    g_dbus_connection_signal_subscribe(
      connection, sender, interface, member, nil, argument, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, path, _, _, values, data in
        guard let path else { return }
        let signal = Signal(
          path: String(cString: path), arguments: BluetoothValue.values(ofTuple: values))
        BusBox<@Sendable (Signal) -> Void>.content(of: data)?(signal)
      }, BusBox(hear).retained,
      { data in _ = BusBox<@Sendable (Signal) -> Void>.consume(data) })
  }

  /// Sends a signal of an object to everyone on the bus.
  package func emit(
    _ signal: String, of interface: String, at path: String, _ arguments: [BluetoothValue]
  ) {
    g_dbus_connection_emit_signal(
      connection, nil, path, interface, signal, BluetoothValue.tuple(arguments), nil)
  }

  /// Announces properties of an object that have changed.
  package func announce(
    _ properties: [String: BluetoothValue], of interface: String, at path: String
  ) {
    emit(
      "PropertiesChanged", of: "org.freedesktop.DBus.Properties", at: path,
      [.text(interface), .table(properties), .texts([])])
  }

  /// Calls a function on the thread of the bus when everything sent until now has left the process.
  ///
  /// - Thread: that of the bus.
  package func whenSent(_ then: @escaping @Sendable () -> Void) {
    g_dbus_connection_flush(
      connection, nil,
      { connection, result, data in
        g_dbus_connection_flush_finish(OpaquePointer(connection), result, nil)
        BusBox<@Sendable () -> Void>.consume(data)?()
      }, BusBox(then).retained)
  }

  /// The connection's own name on the bus, such as `:1.7`.
  package var uniqueName: String {
    g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? ""
  }
}

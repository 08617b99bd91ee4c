import CTactusGio
import Synchronization

/// A private connection to a message bus.
///
/// Services that stop a program's requests when it leaves the bus do so when this object is
/// released.
package final class BusConnection: Sendable {
  /// The thread on which responses, signals and calls arrive.
  package let thread: BusThread
  private let endsThread: Bool

  /// Connects.
  ///
  /// - Parameters:
  ///   - address: The bus address in D-Bus form; `nil` for the session bus, or that of the system.
  ///   - isOfSystem: Whether the bus without an address is that of the system.
  ///   - thread: The thread, which its owner ends; `nil` for one of the connection's own.
  /// - Throws: A failure of the kind `noBus`, also if the bus does not respond within a few
  ///   seconds.
  package init(
    address: String? = nil, isOfSystem: Bool = false, on thread: BusThread? = nil
  ) throws(BusFailure) {
    let outcome = ConnectionResult()
    endsThread = thread == nil
    let thread = thread ?? BusThread()
    self.thread = thread
    let isDone = thread.runAndWait(seconds: Self.timeout) {
      outcome.result.withLock { $0 = Self.connect(address, isOfSystem) }
    }
    switch outcome.result.withLock({ isDone ? $0 : nil }) {
    case .success(let handle)?: connection = handle.pointer
    case .failure(let failure)?:
      if endsThread { thread.end() }
      throw failure
    case nil:
      if endsThread { thread.end() }
      throw .noBus(reason: "it does not answer")
    }
  }

  deinit {
    // Pending messages are sent before the connection closes.
    g_dbus_connection_flush_sync(connection, nil, nil)
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
    if endsThread { thread.end() }
  }

  // MARK: Doing

  /// Sends a call and delivers the results on the bus thread.
  ///
  /// - Thread: the bus's.
  package func call(
    _ call: BusCall, then: @escaping @Sendable (Result<[BusVariant], BusFailure>) -> Void
  ) {
    g_dbus_connection_call(
      connection, call.destination, call.path, call.interface, call.method,
      BusVariant.tuple(call.arguments), nil, call.flags, call.milliseconds, nil,
      { connection, result, data in
        var error: UnsafeMutablePointer<GError>?
        let value = g_dbus_connection_call_finish(OpaquePointer(connection), result, &error)
        BusBox<@Sendable (Result<[BusVariant], BusFailure>) -> Void>.consume(data)?(
          BusConnection.answer(value, error))
      }, BusBox(then).retained)
  }

  /// Sends a call and waits for the results.
  ///
  /// - Thread: any.
  package func callAndWait(_ call: BusCall) throws(BusFailure) -> [BusVariant] {
    var error: UnsafeMutablePointer<GError>?
    let value = g_dbus_connection_call_sync(
      connection, call.destination, call.path, call.interface, call.method,
      BusVariant.tuple(call.arguments), nil, call.flags, call.milliseconds, nil, &error)
    return try Self.answer(value, error).get()
  }

  /// Waits until everything sent has reached the bus.
  ///
  /// - Thread: any.
  package func flush() { g_dbus_connection_flush_sync(connection, nil, nil) }

  /// Calls a function on the bus thread when everything sent until now has left the process.
  ///
  /// - Thread: the bus's.
  package func whenSent(_ then: @escaping @Sendable () -> Void) {
    g_dbus_connection_flush(
      connection, nil,
      { connection, result, data in
        g_dbus_connection_flush_finish(OpaquePointer(connection), result, nil)
        BusBox<@Sendable () -> Void>.consume(data)?()
      }, BusBox(then).retained)
  }

  /// Subscribes to a signal of all objects, on the bus thread, for the life of the connection.
  ///
  /// The subscription is active when the bus responds to the next call of this connection; a signal
  /// that another connection sends before that may be missed.
  ///
  /// - Parameters:
  ///   - signal: The sender, interface and member of the signal.
  ///   - argument: The signal's first argument; `nil` for any.
  ///   - hear: Receives the signal.
  package func listen(
    to signal: (sender: String, interface: String, member: String), argument: String? = nil,
    _ hear: @escaping @Sendable (BusSignal) -> Void
  ) {
    thread.runAndWait(seconds: Self.timeout) { [self] in
      g_dbus_connection_signal_subscribe(
        connection, signal.sender, signal.interface, signal.member, nil, argument,
        G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, path, _, _, arguments, data in
          guard let path else { return }
          BusBox<@Sendable (BusSignal) -> Void>.content(of: data)?(
            BusSignal(
              path: String(cString: path), arguments: BusVariant.values(ofTuple: arguments)))
        }, BusBox(hear).retained,
        { data in _ = BusBox<@Sendable (BusSignal) -> Void>.consume(data) })
    }
  }

  /// Calls a function on the bus thread when the connection is closed.
  package func whenClosed(_ hear: @escaping @Sendable () -> Void) {
    typealias Handler =
      @convention(c) (OpaquePointer?, gboolean, UnsafeMutablePointer<GError>?, gpointer?) -> Void
    let handler: Handler = { _, _, _, data in BusBox<@Sendable () -> Void>.content(of: data)?() }
    g_signal_connect_data(
      UnsafeMutableRawPointer(connection), "closed", unsafeBitCast(handler, to: GCallback.self),
      BusBox(hear).retained, { data, _ in _ = BusBox<@Sendable () -> Void>.consume(data) },
      GConnectFlags(rawValue: 0))
  }

  /// The connection's own name on the bus, such as `:1.7`; empty without a bus.
  package var uniqueName: String {
    g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? ""
  }

  // MARK: Internals

  /// Seconds after which a bus that does not respond counts as missing.
  ///
  /// - Source: ours; a live one responds in a thousandth of that. Confidence: guess.
  static let timeout = 5.0

  /// Unchecked because GLib's connections may be used from any thread.
  nonisolated(unsafe) let connection: OpaquePointer

  /// A connection that is passed to another thread.
  ///
  /// Sendable because GLib's connections may be used from any thread.
  private struct Handle: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  /// The result of a connection on another thread.
  private final class ConnectionResult: Sendable {
    let result = Mutex<Result<Handle, BusFailure>?>(nil)
  }

  private static func connect(
    _ address: String?, _ isOfSystem: Bool
  ) -> Result<Handle, BusFailure> {
    var error: UnsafeMutablePointer<GError>?
    var address = address
    if address == nil {
      let bus = isOfSystem ? G_BUS_TYPE_SYSTEM : G_BUS_TYPE_SESSION
      guard let found = g_dbus_address_get_for_bus_sync(bus, nil, &error) else {
        return .failure(asBus(BusFailure(error)))
      }
      address = String(cString: found)
      g_free(found)
    }
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard
      let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, &error)
    else { return .failure(asBus(BusFailure(error))) }
    return .success(Handle(pointer: connection))
  }

  /// Returns any failure of connecting as a missing bus.
  private static func asBus(_ failure: BusFailure) -> BusFailure {
    failure.kind == .refused ? .noBus(reason: failure.reason) : failure
  }

  /// Returns the results of a call, whose value and error it frees.
  private static func answer(
    _ value: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?
  ) -> Result<[BusVariant], BusFailure> {
    guard let value else { return .failure(BusFailure(error)) }
    defer { g_variant_unref(value) }
    return .success(BusVariant.values(ofTuple: value))
  }
}

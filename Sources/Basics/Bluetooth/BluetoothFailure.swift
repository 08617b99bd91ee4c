import CTactusGio

/// A failure of a call of the Bluetooth service, or of its bus.
package struct BluetoothFailure: Error, Equatable, Sendable {
  /// The name of the error on the bus; empty for one that the bus has not reported.
  package var name: String
  /// The message, for developers.
  package var message: String

  /// Creates a failure.
  package init(name: String, message: String) { (self.name, self.message) = (name, message) }

  /// Creates a failure from a GLib error, and frees the error.
  init(_ error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self.init(name: "", message: "it gave no reason")
      return
    }
    defer { g_error_free(error) }
    let remote = g_dbus_error_get_remote_error(error)
    defer { g_free(remote) }
    g_dbus_error_strip_remote_error(error)
    let isLate =
      error.pointee.domain == g_io_error_quark()
      && error.pointee.code == Int32(G_IO_ERROR_TIMED_OUT.rawValue)
    self.init(
      name: remote.map { String(cString: $0) } ?? (isLate ? Self.noReply : ""),
      message: String(cString: error.pointee.message))
  }

  /// The name of the error of a service that does not answer.
  package static let noReply = "org.freedesktop.DBus.Error.NoReply"
  /// The name of the error for an object that the service does not have.
  package static let unknownObject = "org.freedesktop.DBus.Error.UnknownObject"
}

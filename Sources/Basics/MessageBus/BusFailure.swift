import CTactusGio

/// A failure of a bus or of a service on it.
package enum BusFailure: Error, Equatable {
  /// The bus is missing or was lost.
  case noBus(reason: String)
  /// No service has the name, and none can be started for it, or the service ended during the call.
  case nobody
  /// The call timed out.
  case silence
  /// The service rejected the call.
  case refused(reason: String)

  /// Creates a failure from a GLib error, and frees the error.
  package init(_ error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self = .refused(reason: "it gave no reason")
      return
    }
    defer { g_error_free(error) }
    let isOfService = error.pointee.domain == g_dbus_error_quark()
    let code = error.pointee.code
    let isLate =
      isOfService
      ? [G_DBUS_ERROR_TIMEOUT, G_DBUS_ERROR_TIMED_OUT]
        .contains { Int32($0.rawValue) == code }
      : code == Int32(G_IO_ERROR_TIMED_OUT.rawValue)
    let isNobody =
      isOfService
      // The bus itself answers for a service that disconnects: no reply.
      && [
        G_DBUS_ERROR_SERVICE_UNKNOWN, G_DBUS_ERROR_NAME_HAS_NO_OWNER, G_DBUS_ERROR_NO_REPLY,
      ].contains { Int32($0.rawValue) == code }
    g_dbus_error_strip_remote_error(error)
    let reason = String(cString: error.pointee.message)
    self =
      if isLate {
        .silence
      } else if isNobody {
        .nobody
      } else if isOfService {
        .refused(reason: reason)
      } else {
        .noBus(reason: reason)
      }
  }
}

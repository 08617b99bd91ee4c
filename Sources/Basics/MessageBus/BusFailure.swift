import CTactusGio

/// A failure of a bus or of a service on it.
package struct BusFailure: Error, Equatable, Sendable {
  /// The kinds of failures.
  package enum Kind: Sendable {
    /// The bus is missing or was lost.
    case noBus
    /// No service has the name, and none can be started for it, or the service ended during the
    /// call.
    case nobody
    /// The call timed out.
    case silence
    /// The service rejected the call.
    case refused
  }

  /// The kind.
  package var kind: Kind
  /// The name of the error on the bus; empty for one that the bus has not reported.
  package var name: String
  /// The reason, for developers.
  package var reason: String

  // MARK: Creating

  /// Creates a failure.
  package init(_ kind: Kind, name: String = "", reason: String) {
    (self.kind, self.name, self.reason) = (kind, name, reason)
  }

  /// Creates a failure from a GLib error, and frees the error.
  init(_ error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self.init(.refused, reason: "it gave no reason")
      return
    }
    defer { g_error_free(error) }
    let remote = g_dbus_error_get_remote_error(error)
    defer { g_free(remote) }
    let code = error.pointee.code
    let isOfService = error.pointee.domain == g_dbus_error_quark()
    let isLate =
      isOfService
      ? [G_DBUS_ERROR_TIMEOUT, G_DBUS_ERROR_TIMED_OUT].contains { Int32($0.rawValue) == code }
      : error.pointee.domain == g_io_error_quark()
        && code == Int32(G_IO_ERROR_TIMED_OUT.rawValue)
    let isNobody =
      isOfService
      // For a service that disconnects, the bus itself sends the reply.
      && [
        G_DBUS_ERROR_SERVICE_UNKNOWN, G_DBUS_ERROR_NAME_HAS_NO_OWNER, G_DBUS_ERROR_NO_REPLY,
      ].contains { Int32($0.rawValue) == code }
    g_dbus_error_strip_remote_error(error)
    let kind: Kind =
      isLate ? .silence : isNobody ? .nobody : isOfService || remote != nil ? .refused : .noBus
    self.init(
      kind, name: remote.map { String(cString: $0) } ?? (isLate ? Self.noReply : ""),
      reason: String(cString: error.pointee.message))
  }

  /// Returns the failure of a missing bus.
  package static func noBus(reason: String) -> BusFailure { BusFailure(.noBus, reason: reason) }
  /// The failure of a call of a service that is not there.
  package static let nobody = BusFailure(
    .nobody, name: "org.freedesktop.DBus.Error.ServiceUnknown", reason: "there is no such service")
  /// The failure of a call without a reply.
  package static let silence = BusFailure(
    .silence, name: noReply, reason: "the service does not answer")
  /// Returns the failure of a rejected call.
  package static func refused(reason: String) -> BusFailure {
    BusFailure(.refused, reason: reason)
  }

  // MARK: Names

  /// The name of the error of a service that does not reply.
  package static let noReply = "org.freedesktop.DBus.Error.NoReply"
  /// The name of the error for an object that the service does not have.
  package static let unknownObject = "org.freedesktop.DBus.Error.UnknownObject"
  /// The name of the error for invalid arguments.
  package static let invalidArguments = "org.freedesktop.DBus.Error.InvalidArgs"
}

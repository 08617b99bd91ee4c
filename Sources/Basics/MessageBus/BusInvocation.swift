import CTactusGio
import Synchronization

/// A call of an object of this program, which is replied to once.
///
/// - Thread: any.
package final class BusInvocation: Sendable {
  /// The bus name of the caller.
  package let sender: String
  /// The path of the object.
  package let path: String
  /// The interface.
  package let interface: String
  /// The method.
  package let method: String
  /// The arguments, of the types that the description of the interface has.
  package let arguments: [BusVariant]
  private let invocation: Mutex<Invocation>

  /// The invocation of GLib; `nil` after the reply.
  ///
  /// Sendable because the lock around it is held while it is used.
  private struct Invocation: @unchecked Sendable {
    var pointer: OpaquePointer?
  }

  init(
    _ invocation: OpaquePointer, at path: String, of interface: String, _ method: String,
    _ arguments: [BusVariant]
  ) {
    (self.path, self.interface, self.method) = (path, interface, method)
    self.arguments = arguments
    sender =
      g_dbus_method_invocation_get_sender(invocation).map { String(cString: $0) } ?? ""
    self.invocation = Mutex(Invocation(pointer: invocation))
  }

  deinit { refuse(BusFailure.noReply, "the program has not answered") }

  /// Replies with results; does nothing after another reply.
  package func answer(_ results: [BusVariant] = []) {
    guard let invocation = taken else { return }
    g_dbus_method_invocation_return_value(invocation, BusVariant.tuple(results))
  }

  /// Replies with an error; does nothing after another reply.
  package func refuse(_ name: String, _ message: String) {
    guard let invocation = taken else { return }
    g_dbus_method_invocation_return_dbus_error(invocation, name, message)
  }

  // MARK: Internals

  private var taken: OpaquePointer? {
    invocation.withLock { invocation in
      defer { invocation.pointer = nil }
      return invocation.pointer
    }
  }
}

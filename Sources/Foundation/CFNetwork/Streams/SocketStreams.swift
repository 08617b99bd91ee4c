internal import Glibc
import TactusCoreFoundation

/// The creation of streams whose peer is not a host with a name.
package enum SocketStreams {
  /// A function that finds the addresses of a service, in the system's structures; none if there
  /// are none.
  package typealias AddressSearch =
    @Sendable (_ found: @escaping @Sendable ([Data]) -> Void) -> Void

  /// Creates the streams of a service, which their opening finds and connects.
  ///
  /// - Parameters:
  ///   - name: The name of the service.
  ///   - search: Finds its addresses, on any thread.
  package static func make(
    named name: String, search: @escaping AddressSearch
  ) -> (input: InputStream, output: OutputStream) {
    make(SocketConnection(host: name, port: 0, peer: .service(search)))
  }

  /// Creates the streams of a connected socket.
  ///
  /// - Parameters:
  ///   - descriptor: The socket.
  ///   - closes: Whether the streams close it, unless their property says otherwise.
  package static func make(
    connected descriptor: Int32, closing closes: Bool = true
  ) -> (input: InputStream, output: OutputStream) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    let connection = SocketConnection(host: "", port: 0, peer: .socket(descriptor))
    connection.condition.withLock { connection.state.closesSocket = closes }
    return make(connection)
  }

  // MARK: Internals

  private static func make(
    _ connection: SocketConnection
  ) -> (input: InputStream, output: OutputStream) {
    (SocketInputStream(connection), SocketOutputStream(connection))
  }
}

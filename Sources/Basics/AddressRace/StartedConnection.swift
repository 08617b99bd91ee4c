import Dispatch
internal import Glibc

/// A nonblocking socket whose connection to an address has begun.
package struct StartedConnection {
  /// The time between the beginnings of attempts.
  ///
  /// - Source: RFC 8305, section 8. Confidence: documented there; a guess for Apple's.
  static let delay = DispatchTimeInterval.milliseconds(250)

  let descriptor: Int32
  let isConnected: Bool

  /// Begins to connect a socket, which is closed if that fails.
  ///
  /// - Parameters:
  ///   - descriptor: The socket.
  ///   - failure: A closure that makes a failure of the system's number of an error.
  ///   - connect: A closure that calls `connect`, and returns its result.
  /// - Throws: The failure of the system.
  package init<Failure: Error>(
    _ descriptor: Int32, failure: (Int32) -> Failure, connect: () -> Int32
  ) throws(Failure) {
    self.descriptor = descriptor
    isConnected = connect() == 0
    guard isConnected || errno == EINPROGRESS else {
      let number = errno
      close(descriptor)
      throw failure(number)
    }
  }
}

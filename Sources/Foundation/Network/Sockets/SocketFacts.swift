internal import Glibc

/// The facts that the system knows about a socket.
protocol SocketFacts: AnyObject, Sendable {
  /// The bytes that have been received and not been read.
  var receivedBytes: UInt32 { get }
  /// The bytes that have been sent and not been acknowledged.
  var sentBytes: UInt32 { get }
}

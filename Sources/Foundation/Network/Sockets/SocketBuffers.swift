internal import Glibc

/// A socket whose buffers can be measured.
protocol SocketBuffers: AnyObject, Sendable {
  /// The bytes that have been received and not been read.
  var receivedBytes: UInt32 { get }
  /// The bytes that have been sent and not been acknowledged.
  var sentBytes: UInt32 { get }
}

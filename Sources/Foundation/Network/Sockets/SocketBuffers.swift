internal import Glibc

/// A socket whose buffers can be measured.
protocol SocketBuffers: AnyObject, Sendable {
  /// The bytes received but not yet read.
  var receivedBytes: UInt32 { get }
  /// The bytes sent but not yet acknowledged.
  var sentBytes: UInt32 { get }
}

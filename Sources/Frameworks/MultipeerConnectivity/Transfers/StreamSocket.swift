internal import CFNetwork
internal import Glibc

/// A pair of sockets: the app has the streams of one, and this process uses the other.
enum StreamSocket {
  /// Creates a pair; nil if the system has no more file descriptors.
  static func make() -> (streams: (input: InputStream, output: OutputStream), own: Int32)? {
    var pair: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else { return nil }
    return (SocketStreams.make(connected: pair[0]), pair[1])
  }

  /// Reads what the app has written; empty at the end, nil if there is nothing yet.
  static func read(_ descriptor: Int32, atMost count: Int) -> Data? {
    var bytes = [UInt8](repeating: 0, count: count)
    let length = Glibc.read(descriptor, &bytes, count)
    if length < 0, errno == EAGAIN || errno == EINTR { return nil }
    return Data(bytes.prefix(max(0, length)))
  }

  /// Writes bytes for the app.
  ///
  /// - Returns: The number of bytes written; 0 while there is no space; nil if the app has closed.
  static func write(_ descriptor: Int32, _ bytes: Data) -> Int? {
    let count = bytes.withUnsafeBytes {
      Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(Glibc.MSG_NOSIGNAL))
    }
    if count < 0, errno == EAGAIN || errno == EINTR { return 0 }
    return count < 0 ? nil : count
  }

  /// Ends the data for the app.
  static func endWriting(_ descriptor: Int32) { _ = shutdown(descriptor, Int32(Glibc.SHUT_WR)) }

  /// Closes this process's end.
  static func close(_ descriptor: Int32) { _ = Glibc.close(descriptor) }
}

internal import Glibc
import Synchronization

/// A connected socket, written from any thread and read from one.
final class SocketChannel: Sendable {
  /// Creates a channel that owns an open socket.
  init(descriptor: Int32) {
    state = Mutex(descriptor)
    self.descriptor = descriptor
  }

  // A channel that nobody has begun to read, such as that of a refused app, is closed here.
  deinit { close() }

  /// The process that has connected, and its user ID.
  ///
  /// - Source: `SO_PEERCRED` of unix(7), three numbers: process, user, group. Confidence:
  ///   documented.
  var peer: (process: Int32, user: UInt32)? {
    var credentials: (process: Int32, user: UInt32, group: UInt32) = (0, 0, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: credentials))
    let result = getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size)
    return result == 0 && size == 12 ? (credentials.process, credentials.user) : nil
  }

  /// Writes all bytes, or fails if the other side has not read for too long.
  ///
  /// - Parameter waits: Whether to wait for buffer space; if `false`, a full socket is an error.
  /// - Throws: `LinkError.closed`; the channel is then shut down.
  /// - Thread: any.
  func write(_ bytes: [UInt8], waits: Bool) throws(LinkError) {
    let isWritten = state.withLock { state in
      guard state >= 0 else { return false }
      var done = 0
      while done < bytes.count {
        let flags = Int32(MSG_NOSIGNAL) | (waits ? 0 : Int32(MSG_DONTWAIT))
        let count = bytes.withUnsafeBytes {
          Glibc.send(state, $0.baseAddress.map { $0 + done }, bytes.count - done, flags)
        }
        if count > 0 { done += count } else if count == 0 || errno != EINTR { return false }
      }
      return true
    }
    if !isWritten {
      shutDown()
      throw .closed
    }
  }

  /// Reads the available bytes; waits for at least one.
  ///
  /// - Returns: An empty array at the end of the stream.
  func read() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 { return Array(buffer[0..<count]) }
      if count == 0 || errno != EINTR { return [] }
    }
  }

  /// Shuts down both directions; a blocked read returns.
  ///
  /// - Thread: any.
  func shutDown() {
    // Under the lock, so that the descriptor cannot have been reused for another file.
    state.withLock { state in
      if state >= 0 { _ = Glibc.shutdown(state, Int32(SHUT_RDWR)) }
    }
  }

  /// Closes the descriptor, unless it is closed; called only after the last read.
  func close() {
    state.withLock { state in
      if state >= 0 { Glibc.close(state) }
      state = -1
    }
  }

  /// Sets the time a write waits for buffer space, so that a phone that hangs does not block its
  /// apps.
  ///
  /// - Source: ours. Confidence: guess.
  static func setWriteTimeout(_ descriptor: Int32) {
    var limit = timeval(tv_sec: 1, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  private let descriptor: Int32
  /// The descriptor, or −1 once it is closed.
  private let state: Mutex<Int32>
}

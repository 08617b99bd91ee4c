internal import Glibc

/// A stream of messages over a socket: each has its length, in four bytes, before it.
///
/// - Thread: one at a time.
package struct MessageChannel: Sendable {
  private let descriptor: Int32

  /// Creates a channel over an open socket, which it does not close.
  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Sends a message.
  ///
  /// - Parameters:
  ///   - message: The bytes.
  ///   - isSocket: Whether the descriptor may be used by the calls of sockets, which a reader may
  ///     not make.
  /// - Returns: Whether the other side can still be reached.
  package func send(_ message: [UInt8], isSocket: Bool) -> Bool {
    var header = MessageWriter()
    header.write(count: message.count)
    return [header.bytes, message].allSatisfy { (part: [UInt8]) -> Bool in
      part.withUnsafeBytes { buffer -> Bool in
        var sent = 0
        while sent < buffer.count {
          let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
          // A process that has ended must not end this one by a signal.
          let count =
            isSocket
            ? Glibc.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
            : write(descriptor, rest.baseAddress, rest.count)
          guard count > 0 || (count < 0 && errno == EINTR) else { return false }
          sent += max(count, 0)
        }
        return true
      }
    }
  }

  /// Receives a message.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of bytes.
  ///   - patience: The longest wait for all of it; nil for no limit.
  /// - Throws: `ReaderFailure.ended`, `timedOut` or `wrongAnswer`.
  package func receive(
    atMost limit: Int, within patience: Duration?
  ) throws(ReaderFailure) -> [UInt8] {
    let deadline = patience.map { ContinuousClock.now + $0 }
    let header = try read(4, by: deadline)
    let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count > 0, count <= limit else { throw .wrongAnswer }
    return try read(count, by: deadline)
  }

  // MARK: Internals

  private func read(
    _ count: Int, by deadline: ContinuousClock.Instant?
  ) throws(ReaderFailure) -> [UInt8] {
    var failure: ReaderFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = 0
      while filled < count, failure == nil {
        failure = wait(until: deadline)
        guard failure == nil else { return }
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[filled...])
        let more = Glibc.read(descriptor, rest.baseAddress, rest.count)
        if more > 0 {
          filled += more
        } else if more == 0 || errno != EINTR {
          failure = .ended
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private func wait(until deadline: ContinuousClock.Instant?) -> ReaderFailure? {
    while true {
      var milliseconds: Int32 = -1
      if let deadline {
        let left = (deadline - .now).components
        let rounded = left.seconds * 1_000 + left.attoseconds / 1_000_000_000_000_000 + 1
        guard rounded > 0 else { return .timedOut }
        milliseconds = Int32(clamping: rounded)
      }
      var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let status = poll(&event, 1, milliseconds)
      if status > 0 { return nil }
      if status == 0 { return .timedOut }
      guard errno == EINTR else { return .ended }
    }
  }
}
